import type { StageOrder, StageResult } from './stage/StageOrder.ts';

/** Where a dialog is played. */
export interface RunningStage {
  readonly play: (order: StageOrder) => void;
  readonly close: () => void;
}

export type StartStage = (onResult: (result: StageResult) => void, onFault: () => void) => RunningStage;

/** Plays in a worker, so that typing stays quick, and so that who only tests gets none of the engine's code. */
export const startStage: StartStage = (onResult, onFault) => {
  const worker = new Worker(new URL('./stage/stageWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<StageResult | null>) => {
    if (data) onResult(data);
  });
  worker.addEventListener('error', onFault);
  return { play: (order) => worker.postMessage(order), close: () => worker.terminate() };
};
