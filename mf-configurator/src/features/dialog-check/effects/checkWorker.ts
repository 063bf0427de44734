import type { CheckRequest } from '../model/messages.ts';
import { checkHere } from './checkHere.ts';

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  postMessage(checkHere(data));
});
