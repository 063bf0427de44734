import { knowEveryLanguage } from '@dialogwerk/shared/dialog/every-language';
import { createStager } from './createStager.ts';
import type { StageOrder } from './StageOrder.ts';

knowEveryLanguage();
const play = createStager();

addEventListener('message', ({ data }: MessageEvent<StageOrder>) => {
  postMessage(play(data));
});
