import type { DialogEntry, OpenQuestion } from '@dialogwerk/shared/contract';
import { bubblesOf } from '@dialogwerk/shared/dialog';
import type { Effect } from '@dialogwerk/shared/dialog';

/** A user message is stamped 10 ms before the bot's reply (spec §9). */
const USER_BEFORE_BOT_MS = 10;

interface Turn {
  readonly effects: readonly Effect[];
  /** The question that was replied to; null at the start. */
  readonly replied: string | null;
  /** What is asked after the turn. */
  readonly question: OpenQuestion | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * What was said in a turn, as history entries (spec §3), the respondent's first. `current_question_id` is the question
 * that an entry belongs to; `finished_question_id` the one that this turn finished, null while its probes go on, so
 * that unfinished follow-ups of a question can be told from finished ones (spec §4).
 */
export function dialogEntries({ effects, replied, question, now }: Turn): DialogEntry[] {
  const probing = question !== null && question.nachfrage_id !== null && question.unique_question_id === replied;
  const finished_question_id = probing ? null : replied;
  return effects.flatMap((effect) => {
    if (effect.kind !== 'say' && effect.kind !== 'reply-shown') return [];
    const byUser = effect.kind === 'reply-shown';
    const bubbles = byUser ? [{ context: effect.text, pause: 0 }] : bubblesOf(effect.text);
    return bubbles.map(({ context, pause }): DialogEntry => ({
      context,
      created_on: byUser ? now - USER_BEFORE_BOT_MS : now,
      type: byUser ? `${effect.type}-r` : effect.type,
      unique_question_id: effect.unique_question_id,
      nachfrage_id: effect.nachfrage_id,
      current_question_id: effect.unique_question_id,
      finished_question_id,
      user_or_bot: byUser ? 'user' : 'bot',
      pause,
    }));
  });
}
