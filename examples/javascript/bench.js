// bench.js - millions of decisions that a second makes, for each configuration:
//
//     node bench.js CONFIG...
//
// A page can import it, too.

function play(game, seed) {
  let decisions = 0;
  let random = seed;

  game.reset(seed);
  for (let actions; (actions = game.legalActions()).length > 0; decisions++) {
    random = Math.imul(random, 1664525) + 1013904223;
    game.apply(actions[(random >>> 16) % actions.length]);
  }
  return decisions;
}

export function bench({ Game }, config) {
  const game = new Game(config);
  const begin = performance.now();
  let decisions = 0;

  for (let seed = 0; performance.now() - begin < 1000; seed++)
    decisions += play(game, seed);
  return decisions / 1000 / (performance.now() - begin);
}

if (globalThis.process?.argv[1]?.endsWith("bench.js")) {
  const onirim = await import("./index.js");

  for (const config of process.argv.slice(2))
    console.log(bench(onirim, config).toFixed(3));
}
