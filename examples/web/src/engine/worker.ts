// worker.ts - the library in a thread of its own.
import { load, OnirimError } from "onirim/load";
import { Engine } from "./engine";
import type { Call, Refusal, Reply } from "./engine";

// The page sends the library's module first.
let ready: Promise<Engine>;

function refusalOf(error: unknown, language: string): Refusal {
  if (!(error instanceof OnirimError)) return { text: String(error) };
  const { problem } = error;

  return {
    text: error.text(language),
    ...problem && { place: problem },
  };
}

async function reply({ id, name, args, language }: Call): Promise<Reply> {
  try {
    const engine = await ready;
    const call = engine[name] as (...args: unknown[]) => unknown;

    return { id, result: call.apply(engine, args) };
  } catch (error) {
    return { id, refusal: refusalOf(error, language) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer | Call>) => {
  if (data instanceof ArrayBuffer)
    ready = load(data).then((onirim) => new Engine(onirim));
  else
    self.postMessage(await reply(data));
};
