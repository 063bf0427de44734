import type { Effect } from '../engine/events.ts';
import type { Reply } from '../../contract/index.ts';
import { bubblesOf } from '../text/bubblesOf.ts';

/** Silent reading of German texts, in characters a second: about 260 words of six characters a minute. */
const READ = 26;
/** Typing on a phone, in characters a second: about 36 words a minute. */
const TYPED = 3;
/** Milliseconds to choose one of few answers, to record or find a file. */
const CHOICE = 2_000;
const FILE = 20_000;

/** Milliseconds that a person takes to read what the bot said in a turn, the authored pauses at normal speed included. */
export function readingTime(effects: readonly Effect[]): number {
  let time = 0;
  for (const effect of effects) {
    if (effect.kind !== 'say') continue;
    for (const { context, pause } of bubblesOf(effect.text)) time += pause + (context.length / READ) * 1_000;
  }
  return time;
}

/** Milliseconds that a person takes for a reply once the question is read. */
export function replyTime(reply: Reply): number {
  switch (reply.type) {
    case 'open':
    case 'email':
    case 'phone':
    case 'url':
      return CHOICE + (reply.text.length / TYPED) * 1_000;
    case 'qa':
      return CHOICE + ((reply.text?.length ?? 0) / TYPED) * 1_000;
    case 'multiple':
    case 'ranking':
    case 'picture':
      return CHOICE * Math.max(1, reply.option_ids.length);
    case 'upload':
    case 'voice':
      return FILE;
    case 'single':
    case 'likert':
    case 'matrix':
    case 'slider':
    case 'number':
    case 'date':
    case 'consent':
    case 'skip':
      return CHOICE;
  }
}
