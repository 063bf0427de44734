import { ChatsTally, playable, simulatePlayer } from '@dialogwerk/shared/dialog/simulation';
import type { CheckMessage, CheckRequest } from '../model/checkMessages.ts';

/** Players between two news of the progress. */
const EVERY = 50;

const tell = (news: CheckMessage): void => postMessage(news);

addEventListener('message', ({ data: { checked, first, count } }: MessageEvent<CheckRequest>) => {
  const played = playable(checked);
  const tally = new ChatsTally();
  for (let done = 0; done < count; done += 1) {
    tally.add(simulatePlayer(played, first + done), first + done);
    if (done % EVERY === EVERY - 1) tell({ kind: 'progress', done: done + 1 });
  }
  tell({ kind: 'done', counts: tally.counts() });
});
