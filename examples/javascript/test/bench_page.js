// bench_page.js - what bench.js tells in a page: bench_page.js CONFIG...
import { openPage } from "./page.js";

const { page, close } = await openPage({}, console.error);

for (const config of process.argv.slice(2))
  console.log((await page.evaluate(async (text) => {
    const onirim = await import("/index.js");
    const { bench } = await import("/bench.js");
    return bench(onirim, text);
  }, config)).toFixed(3));
await close();
