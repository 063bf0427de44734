import { chatsReport, countedTogether } from '@dialogwerk/shared/dialog/simulation';
import type { ChatsCounts, ChatsReport, ChatsToCheck } from '@dialogwerk/shared/dialog/simulation';
import { slices } from '../../../model/slices.ts';
import type { CheckMessage, CheckRequest } from '../model/checkMessages.ts';

/** More workers than this only compete for the same cores on most machines. */
const MOST_WORKERS = 4;

export interface CheckEvents {
  readonly onProgress: (done: number) => void;
  readonly onDone: (report: ChatsReport) => void;
  readonly onFault: () => void;
}

/** Has invented players play a multi-chat, in workers, so that the page stays quick. Gives the way to stop it. */
export function runCheck(checked: ChatsToCheck, players: number, events: CheckEvents): () => void {
  const orders = slices(players, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const done = orders.map(() => 0);
  const counts: ChatsCounts[] = [];
  const workers = orders.map((order, index) => {
    const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
      if (data.kind === 'progress') {
        done[index] = data.done;
        events.onProgress(done.reduce((sum, one) => sum + one, 0));
        return;
      }
      counts.push(data.counts);
      if (counts.length < orders.length) return;
      stop();
      events.onDone(chatsReport(checked, counts.reduce(countedTogether)));
    });
    worker.addEventListener('error', () => {
      stop();
      events.onFault();
    });
    worker.postMessage({ checked, ...order } satisfies CheckRequest);
    return worker;
  });
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
  };
  return stop;
}
