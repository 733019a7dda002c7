// deal.ts - what makes the same game again.

/** A configuration with its seed, as one writes it. */
export const dealOf = (config: string): string =>
  config.replace(" events=on", "");
