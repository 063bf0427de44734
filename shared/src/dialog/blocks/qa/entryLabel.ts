import type { BlockOf } from '../../../contract/index.ts';

/** What an entry of a knowledge question is called before people: the first way of asking it that has words, or its id. */
export function entryLabel({ id, questions }: BlockOf<'qa'>['qa_entries'][number]): string {
  return questions.find((question) => question.trim() !== '') ?? id;
}
