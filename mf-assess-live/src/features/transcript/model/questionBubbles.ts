import type { DialogEntry, OpenQuestion } from '@dialogwerk/shared/contract';

/** The places of the bubbles that ask a question: the last ones that the bot has said about it. */
export function questionBubbles(
  entries: readonly DialogEntry[],
  question: Pick<OpenQuestion, 'unique_question_id' | 'nachfrage_id'>,
): number[] {
  const places: number[] = [];
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place];
    const asks =
      entry?.user_or_bot === 'bot' &&
      entry.type !== 'acknowledgement' &&
      entry.unique_question_id === question.unique_question_id &&
      (entry.nachfrage_id ?? null) === question.nachfrage_id;
    if (!asks) break;
    places.unshift(place);
  }
  return places;
}
