// begin.ts - makes the page open without a network from its next visit on.

/** The service worker's address; empty in the page that is one file. Put here
 * by build.js. */
declare const OFFLINE: string;

export function keepFiles(): void {
  if (OFFLINE === "") return;
  // What is needed at once is loaded first.
  addEventListener("load", () => {
    // Where it is forbidden, the page needs its server each time.
    navigator.serviceWorker?.register(OFFLINE).catch(() => {});
  });
}
