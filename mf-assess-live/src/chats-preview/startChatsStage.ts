import type { ChatsOrder, ChatsResult } from './stage/ChatsOrder.ts';

/** Where a multi-chat is played. */
export interface RunningChatsStage {
  readonly play: (order: ChatsOrder) => void;
  readonly close: () => void;
}

export type StartChatsStage = (onResult: (result: ChatsResult) => void, onFault: () => void) => RunningChatsStage;

/** Plays in a worker, as the preview of one dialog does. */
export const startChatsStage: StartChatsStage = (onResult, onFault) => {
  const worker = new Worker(new URL('./stage/chatsStageWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ChatsResult | null>) => {
    if (data) onResult(data);
  });
  worker.addEventListener('error', onFault);
  return { play: (order) => worker.postMessage(order), close: () => worker.terminate() };
};
