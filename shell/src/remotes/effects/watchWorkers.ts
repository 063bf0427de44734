/**
 * Tells the address of each worker whose file does not come, whichever module starts it: the worker itself says only that
 * it failed, and modules need not know about releases. Gives the way to stop.
 */
export function watchWorkers(onMissing: (address: string) => void): () => void {
  const own = globalThis.Worker;
  globalThis.Worker = class WatchedWorker extends own {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('error', (event) => {
        // An error inside of a worker that runs has a message; a file that did not come has none.
        if (!(event instanceof ErrorEvent)) onMissing(String(new URL(address, location.href)));
      });
    }
  };
  return () => {
    globalThis.Worker = own;
  };
}
