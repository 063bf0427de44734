import type { CheckResult, CheckRequest } from '../model/messages.ts';

export interface Checker {
  /** Checks a dialog; what is told belongs to the newest one alone. */
  readonly check: (order: CheckRequest) => void;
  readonly stop: () => void;
}

interface CheckerEvents {
  readonly onResult: (result: CheckResult) => void;
  readonly onFault: () => void;
}

/**
 * Checks dialogs in a worker, so that typing stays quick; where there are no workers, on the page itself. One dialog at a
 * time: of those that come meanwhile only the newest is checked. After a fault the next one gets a new worker.
 */
export function createChecker({ onResult, onFault }: CheckerEvents): Checker {
  return typeof Worker === 'undefined' ? checkerOnPage({ onResult, onFault }) : checkerInWorker({ onResult, onFault });
}

/** The check's rules come only when they are needed here, because hardly any browser lacks workers and they are 60 kB. */
function checkerOnPage({ onResult, onFault }: CheckerEvents): Checker {
  let newest: CheckRequest | null = null;
  return {
    check: (order) => {
      newest = order;
      import('./checkHere.ts').then(({ checkHere }) => {
        if (newest === order) onResult(checkHere(order));
      }, onFault);
    },
    stop: () => {
      newest = null;
    },
  };
}

function checkerInWorker({ onResult, onFault }: CheckerEvents): Checker {
  let worker: Worker | null = null;
  let isChecking = false;
  let next: CheckRequest | null = null;

  function begin(): void {
    if (isChecking || !next) return;
    worker ??= start();
    worker.postMessage(next);
    isChecking = true;
    next = null;
  }

  function end(): void {
    isChecking = false;
    begin();
  }

  function start(): Worker {
    const started = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CheckResult>) => {
      if (!next) onResult(data);
      end();
    });
    started.addEventListener('error', () => {
      started.terminate();
      worker = null;
      onFault();
      end();
    });
    return started;
  }

  return {
    check: (order) => {
      next = order;
      begin();
    },
    stop: () => worker?.terminate(),
  };
}
