import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { wilsonInterval } from '../figures/statistics.ts';
import { readAgreements } from './agreements.ts';
import { codingsOfText, textsOf } from './codedAnswers.ts';
import type { TextPlace } from './codedAnswers.ts';

/** A code with how many texts have it. */
export interface CodeRow {
  readonly code_id: string;
  readonly name: string;
  readonly description: string;
  readonly colour: number;
  readonly count: number;
}

/** The codes in sight of a question, in the order in which they came. */
export async function readCodes(
  { db, population }: Pick<FigureContext, 'db' | 'population'>,
  place: TextPlace,
): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select d.code_id, d.name, d.description, d.colour, coalesce(g.count, 0)::int as count
    from codes d
    left join (
      select k.code_id, count(distinct k.conversation_id) as count
      from (select a.* ${textsOf(population, place)}) a, lateral (select k.code_id, k.conversation_id ${codingsOfText}) k
      group by 1
    ) g on g.code_id = d.code_id
    where d.survey_id = ${population.survey_id} and d.unique_question_id = ${place.question} and d.part = ${place.part}
      and d.deleted_at is null
    order by d.created_at, d.code_id`.execute(db);
  return rows;
}

async function countTexts(
  { db, population }: FigureContext,
  place: TextPlace,
): Promise<{ total: number; coded: number }> {
  const { rows } = await sql<{ total: number; coded: number }>`
    select count(*) as total, count(*) filter (where exists (select ${codingsOfText})) as coded
    ${textsOf(population, place)}`.execute(db);
  return rows[0] ?? { total: 0, coded: 0 };
}

/** The codes of a question with their figures, and how those agree who have given them (role with analyse 1). */
export const codes: Handler<'codes'> = (input, context) =>
  inSnapshot(input, context, async (figures) => {
    const { question, part } = input;
    const place = { question, part };
    const rows = await readCodes(figures, place);
    const agreements = await readAgreements(figures, place, rows);
    const { total, coded } = await countTexts(figures, place);
    return {
      total,
      coded,
      codes: rows.map((row) =>
        Object.assign({ share: total === 0 ? 0 : row.count / total }, row, wilsonInterval(row.count, total)),
      ),
      agreements: agreements.map(({ one, other, n, kappa }) => ({ one, other, n, kappa })),
    };
  });
