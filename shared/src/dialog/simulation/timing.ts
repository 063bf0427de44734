import type { Effect } from '../engine/events.ts';
import type { Reply } from '../../contract/index.ts';
import { timeToReply } from '../blocks/answerStudies.ts';
import { CHOICE_TIME } from '../blocks/common/replyTimes.ts';
import { bubblesOf } from '../text/bubblesOf.ts';

/** Silent reading of German texts, in characters a second: about 260 words of six characters a minute. */
const READ = 26;

/** Milliseconds that a person takes to read what the bot said in a turn, the authored pauses at normal speed included. */
export function readingTime(effects: readonly Effect[]): number {
  let time = 0;
  for (const effect of effects) {
    if (effect.kind !== 'say') continue;
    for (const { context, pause } of bubblesOf(effect.text)) time += pause + (context.length / READ) * 1_000;
  }
  return time;
}

/** Milliseconds that a person takes for a reply once the question is read; `seconds`: in how many it has to be given. */
export function replyTime(reply: Reply, seconds = 0): number {
  if (reply.type === 'timed_out') return seconds * 1_000;
  return reply.type === 'skip' ? CHOICE_TIME : timeToReply(reply);
}
