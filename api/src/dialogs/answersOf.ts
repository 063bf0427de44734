import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { TurnRow } from './storedTurns.ts';

/** A reply in plain words with its question as it was asked. */
export interface AnswerInWords {
  readonly row: TurnRow;
  readonly question: string;
  readonly answer: string;
}

/** What was replied in these turns, in their order. */
export function answersOf(turns: readonly TurnRow[]): AnswerInWords[] {
  const said = turns.flatMap(({ entries }) => entries);
  return turns.flatMap((row) => {
    const reply = row.entries.find(({ user_or_bot }) => user_or_bot === 'user');
    return reply ? [{ row, question: questionOf(reply, said), answer: reply.context }] : [];
  });
}

/** What the bot said to ask it; reactions and answers to knowledge questions are not the question. */
function questionOf(reply: DialogEntry, said: readonly DialogEntry[]): string {
  const type = reply.type.replace(/-r$/, '');
  const asking = said.filter(
    (entry) =>
      entry.user_or_bot === 'bot' &&
      entry.unique_question_id === reply.unique_question_id &&
      (entry.nachfrage_id ?? null) === reply.nachfrage_id &&
      (entry.type === type || entry.type === 'nachfrage'),
  );
  return [...new Set(asking.map(({ context }) => context))].join(' ');
}
