// client.ts - the engine, as the page reaches it.
import wasm from "onirim/onirim.wasm";
import type { Call, Engine, Refusal, Remote, Reply } from "./engine";

/** The library's words for what it refused. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

export interface Ended {
  /** Nothing is asked any more. */
  end(): void;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

// Loaded once, and copied to each worker.
const module = fetch(wasm).then((answer) => answer.arrayBuffer());

/** `language` tells in which language refusals are wanted at that time. */
export function connect(worker: Worker, language: () => string):
  Remote<Engine> & Ended {
  const waiting = new Map<number, Waiting>();
  let calls = 0;

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const { resolve, reject } = waiting.get(data.id)!;

    waiting.delete(data.id);
    if (data.refusal) reject(new Refused(data.refusal));
    else resolve(data.result);
  };

  const send = (name: keyof Engine, args: unknown[]) =>
    new Promise((resolve, reject) => {
      const call: Call = { id: ++calls, name, args, language: language() };

      waiting.set(call.id, { resolve, reject });
      worker.postMessage(call);
    });

  // Messages keep their order, so no call comes before the module.
  const ready = module.then((bytes) => worker.postMessage(bytes));

  return new Proxy({} as Remote<Engine> & Ended, {
    get: (_, name) => name === "end" ? () => worker.terminate()
      : async (...args: unknown[]) => {
        await ready;
        return send(name as keyof Engine, args);
      },
  });
}
