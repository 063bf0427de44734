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
  return effects.flatMap((effect): DialogEntry[] => {
    if (effect.kind === 'reply-shown') {
      const about = aboutQuestion(effect, finished_question_id);
      return [
        {
          context: effect.text,
          created_on: now - USER_BEFORE_BOT_MS,
          type: `${effect.type}-r`,
          ...about,
          user_or_bot: 'user',
          pause: 0,
        },
      ];
    }
    if (effect.kind !== 'say') return [];
    const about = aboutQuestion(effect, finished_question_id);
    return bubblesOf(effect.text).map(({ context, pause }): DialogEntry => ({
      context,
      created_on: now,
      type: effect.type,
      ...about,
      user_or_bot: 'bot',
      pause,
    }));
  });
}

type About = Pick<DialogEntry, 'unique_question_id' | 'nachfrage_id' | 'current_question_id' | 'finished_question_id'>;

function aboutQuestion(
  effect: { unique_question_id: string | null; nachfrage_id: string | null },
  finished_question_id: string | null,
): About {
  return {
    unique_question_id: effect.unique_question_id,
    nachfrage_id: effect.nachfrage_id,
    current_question_id: effect.unique_question_id,
    finished_question_id,
  };
}
