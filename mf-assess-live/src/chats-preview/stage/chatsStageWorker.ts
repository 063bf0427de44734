import { knowEveryLanguage } from '@dialogwerk/shared/dialog/every-language';
import type { ChatsOrder } from './ChatsOrder.ts';
import { createChatsStager } from './createChatsStager.ts';

knowEveryLanguage();
const play = createChatsStager();

addEventListener('message', ({ data }: MessageEvent<ChatsOrder>) => {
  postMessage(play(data));
});
