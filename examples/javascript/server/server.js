// server.js - matches over HTTP and sockets.
import { fileURLToPath } from "node:url";
import framework from "boardgame.io/dist/cjs/server.js";
import { onirim } from "./game.js";
import { authenticate, guard, withhold } from "./guard.js";

/** Begin to listen; `origins` are the sites whose pages may connect. */
export async function serve({ game = onirim, host, port, origins = [] }) {
  const server = framework.Server({
    games: [game],
    origins,
    authenticateCredentials: authenticate,
  });

  // In the lobby strangers name a seat, and this one would be a seat of every
  // match.
  delete Object.prototype.__proto__;
  withhold(server.db);
  server.app._io.of(game.name).use(guard);
  await server.run({ port: { host, port } });
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await serve({
    host: process.env.HOST ?? "127.0.0.1",
    port: process.env.PORT ?? 8000,
    origins: [framework.Origins.LOCALHOST],
  });
