import { compileSurvey } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { reportOf, together } from '@dialogwerk/shared/dialog/simulation';
import type { Counts, SimulationReport } from '@dialogwerk/shared/dialog/simulation';
import type { SimulationMessage, SimulationRequest } from '../model/messages.ts';
import { slices } from '../../../model/slices.ts';

/** More workers than this only compete for the same cores on most machines. */
const MOST_WORKERS = 4;

export interface SimulationEvents {
  readonly onProgress: (done: number) => void;
  readonly onDone: (report: SimulationReport) => void;
  readonly onFault: () => void;
}

/** Sends `respondents` invented people through a dialog, in workers, so that the page stays quick. Gives the way to stop it. */
export function runSimulation(snapshot: SurveySnapshot, respondents: number, events: SimulationEvents): () => void {
  const orders = slices(respondents, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const done = orders.map(() => 0);
  const counts: Counts[] = [];
  const workers = orders.map((order, index) => {
    const worker = new Worker(new URL('./simulationWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SimulationMessage>) => {
      if (data.kind === 'progress') {
        done[index] = data.done;
        events.onProgress(done.reduce((sum, one) => sum + one, 0));
        return;
      }
      counts.push(data.counts);
      if (counts.length === orders.length) finish();
    });
    worker.addEventListener('error', () => {
      stop();
      events.onFault();
    });
    worker.postMessage({ snapshot, ...order } satisfies SimulationRequest);
    return worker;
  });
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const finish = (): void => {
    stop();
    events.onDone(reportOf(compileSurvey(snapshot), counts.reduce(together)));
  };
  return stop;
}
