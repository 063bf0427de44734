import { createStager } from './createStager.ts';
import type { StageOrder } from './StageOrder.ts';

const play = createStager();

addEventListener('message', ({ data }: MessageEvent<StageOrder>) => {
  postMessage(play(data));
});
