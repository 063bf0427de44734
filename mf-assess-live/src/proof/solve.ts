import type { ProofChallenge, SolvedChallenge } from '@dialogwerk/shared/contract';
import { nextTask } from '../loading/nextTask.ts';
import { createSearch } from './createSearch.ts';
import type { ProofShare } from './proofWorker.ts';
// The bundler gives the address of the file that it makes of the worker.
// oxlint-disable-next-line import/default
import workerAddress from './proofWorker.ts?worker&url';

/** Even the oldest phones have so many processors; the page needs one of its own. */
const WORKERS = 2;

/** Tried between two looks at what the respondent does: some 25 ms on a slow phone. */
const SLICE = 20_000;

/** Solves a challenge beside the page; where the browser has no workers or does not let them run, on the page in slices, so that it stays usable. */
export async function solve(challenge: ProofChallenge): Promise<SolvedChallenge> {
  const number = await inWorkers(challenge).catch(() => inSlices(challenge));
  // What has no solution is refused by the server, which then sets another one.
  return { ...challenge, number: number ?? 0 };
}

/** Each tries a part of the numbers, and all end with the first that finds it. */
async function inWorkers(challenge: ProofChallenge): Promise<number | null> {
  const policy = globalThis.trustedTypes?.createPolicy('dialogwerk-proof', { createScriptURL: (known) => known });
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress;
  const share = Math.ceil(challenge.most / WORKERS);
  const workers: Worker[] = [];
  try {
    return await new Promise((resolve, reject) => {
      let empty = 0;
      for (let from = 0; from < challenge.most; from += share) {
        const worker = new Worker(address, { type: 'module' });
        workers.push(worker);
        worker.addEventListener('message', ({ data: found }: MessageEvent<number | null>) => {
          if (found === null) empty += 1;
          if (found !== null || empty === WORKERS) resolve(found);
        });
        worker.addEventListener('error', () => reject(new Error('a worker did not run')));
        worker.postMessage({ challenge, from, to: Math.min(from + share, challenge.most) } satisfies ProofShare);
      }
    });
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

async function inSlices(challenge: ProofChallenge): Promise<number | null> {
  const search = createSearch(challenge);
  for (let from = 0; from < challenge.most; from += SLICE) {
    const found = search(from, Math.min(from + SLICE, challenge.most));
    if (found !== null) return found;
    await nextTask();
  }
  return null;
}
