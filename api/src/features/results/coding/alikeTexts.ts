import { sql } from 'kysely';
import type { groupTexts } from './groupTexts.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import type { Computation } from '../../../compute/Compute.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import { textsOf, words } from './codedAnswers.ts';

/** How many are compared: each with each. */
const NEWEST = 500;
/** The beginning of a text says what it is about. */
const SIGNS = 2_000;

const grouping: Computation<typeof groupTexts> = {
  file: new URL('./groupTexts.ts', import.meta.url),
  name: 'groupTexts',
};

interface TextRow {
  readonly conversation_id: string;
  readonly text: string;
}

/** Groups of texts that say much the same (role with analyse 1). */
export const alikeTexts: Handler<'alikeTexts'> = async (input, context) => {
  const { question, part } = input;
  const rows = await inSnapshot(input, context, async ({ db, population }) => {
    const read = await sql<TextRow>`
      select a.conversation_id, left(${words}, ${SIGNS}) as text
      ${textsOf(population, { question, part })}
      order by a.answered_at desc, a.conversation_id
      limit ${NEWEST}`.execute(db);
    return read.rows;
  });
  if (rows.length < 2) return { n: rows.length, groups: [] };
  const { compute } = context.services;
  const texts = rows.map(({ text }) => text);
  const found = await compute.run(grouping, { texts }, { of: context.who.user_id, signal: context.signal });
  if (!found) throw new CallError('results/too-much');
  return { n: rows.length, groups: found.groups.map((group) => group.flatMap((place) => rows[place] ?? [])) };
};
