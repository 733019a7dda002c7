// seeds.ts - the numbers that games begin with.

/** The date as YYYYMMDD is the seed of everybody's game of the day. */
export function seedOfToday(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, "0");

  return `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
}

export function seedOfChance(): string {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));

  return String(seed);
}
