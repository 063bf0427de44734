import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import type { Computation } from '../../../compute/Compute.ts';
import { words } from '../coding/codedAnswers.ts';
import { readVariables } from '../data/readVariables.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import { matching } from '../filter/matching.ts';
import type { findInTexts } from './findInTexts.ts';

const NEWEST = 5_000;
/** Of a longer one its beginning. */
const SIGNS = 5_000;

const finding: Computation<typeof findInTexts> = {
  file: new URL('./findInTexts.ts', import.meta.url),
  name: 'findInTexts',
};

/** How many free texts tell of people (role with analyse 1). */
export const personalTexts: Handler<'personalTexts'> = async (input, context) => {
  const { total, texts, decided } = await inSnapshot(input, context, async ({ db, population }) => {
    const { survey_id } = population;
    const places = (await readVariables(db, survey_id)).flatMap(({ type, source }) =>
      type === 'text' && source.from === 'answer'
        ? [
            source.unique_question_id +
              (source.column.part === '' ? '\n' : `\n${source.unique_question_id}${source.column.part}`),
          ]
        : [],
    );
    const given = sql`
      from answers a
      join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
      where a.survey_id = ${survey_id} and a.unique_question_id || chr(10) || a.nachfrage_id = any(${places}::text[])
        and a.withdrawn_turn = 0 and jsonb_typeof(a.value) not in ('object', 'null') and ${words} <> ''
        and ${matching(population)}`;
    const counted = await sql<{ total: number }>`select count(*) as total ${given}`.execute(db);
    const newest = await sql<{ text: string }>`
      select left(${words}, ${SIGNS}) as text ${given} order by a.answered_at desc limit ${NEWEST}`.execute(db);
    return {
      total: counted.rows[0]?.total ?? 0,
      texts: newest.rows.map(({ text }) => text),
      decided: await db
        .selectFrom('personal_words')
        .select(['words', 'kind'])
        .where('survey_id', '=', survey_id)
        .execute(),
    };
  });
  if (texts.length === 0) return { total, examined: 0, personal: 0, kinds: [] };
  const { compute } = context.services;
  const found = await compute.run(finding, { texts, decided }, { of: context.who.user_id, signal: context.signal });
  if (!found) throw new CallError('results/too-much');
  return { total, examined: texts.length, ...found };
};
