// trace.js - a game as text, as tests/bindings/trace.c writes it.
const EVENT_BYTES = 12;

const hex = (bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function eventBytes(event) {
  const bytes = new Uint8Array(EVENT_BYTES);

  bytes.set(Object.values(event));
  return bytes;
}

export function trace(onirim, config) {
  const { Game, Record, HOST, NOBODY, actionFormat } = onirim;
  const game = new Game(config);
  const record = new Record(game);
  const hash = (viewer) => game.hash(viewer).toString(16).padStart(16, "0");
  const events = (viewer) =>
    game.events(viewer).map((event) => hex(eventBytes(event))).join("");
  const lines = [];

  for (let actions; (actions = game.legalActions()).length > 0;) {
    const action = actions[game.hash(HOST) % BigInt(actions.length)];

    game.apply(action);
    record.add(action);
    lines.push([actionFormat(action), hash(HOST), hash(NOBODY), events(HOST),
      events(NOBODY)].join(" "));
  }
  lines.push(`${record.format()}snapshot ${hex(game.snapshotSave())}`, "");
  record.free();
  game.free();
  return lines.join("\n");
}
