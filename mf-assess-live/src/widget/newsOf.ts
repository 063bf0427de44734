import type { WidgetMessage } from '@dialogwerk/shared/contract';
import type { Conversation } from '../features/conversation/model/Conversation.ts';

/** How far a conversation was, as the server has confirmed it. */
export interface Known {
  readonly answered: number;
  readonly isFinished: boolean;
}

/**
 * How far a conversation is known to be when it is first looked at. One that begins with the page has no answer by then: what was answered before anybody
 * listened is news all the same. Of one that was there already nothing is known.
 */
export const knownAtFirst = (isNew: boolean): Known | null => (isNew ? { answered: 0, isFinished: false } : null);

/** How far it is now, and what of that is news; what was there when the page was opened is none. */
export function newsOf(known: Known | null, now: Conversation): readonly [Known | null, readonly WidgetMessage[]] {
  if (now.phase !== 'asked' && now.phase !== 'waiting' && now.phase !== 'finished') return [known, []];
  return newsSince(known, { answered: answersIn(now), isFinished: now.phase === 'finished' });
}

/** How many answers a conversation has. */
export const answersIn = ({ entries }: Conversation): number =>
  entries.filter(({ user_or_bot }) => user_or_bot === 'user').length;

/** What of how far it is now is news. */
export function newsSince(known: Known | null, next: Known): readonly [Known, readonly WidgetMessage[]] {
  const { answered } = next;
  if (known === null) return [next, []];
  const news: WidgetMessage[] = [];
  if (known.answered === 0 && answered > 0) news.push({ dialogwerk: 'started' });
  if (answered > known.answered) news.push({ dialogwerk: 'answered', answered });
  if (next.isFinished && !known.isFinished) news.push({ dialogwerk: 'finished' });
  return [next, news];
}
