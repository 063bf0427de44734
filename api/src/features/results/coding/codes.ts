import type { CallResponse } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { personName } from '../../../accounts/personName.ts';
import type { Handler } from '../../../calls/handler.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { wilsonInterval } from '../figures/statistics.ts';
import { codingsOfText, textsOf } from './codedAnswers.ts';
import type { TextPlace } from './codedAnswers.ts';
import { cohensKappa } from './cohensKappa.ts';
import { codingTexts } from './texts.ts';

interface CodeRow {
  readonly code_id: string;
  readonly name: string;
  readonly colour: number;
  readonly count: number;
}

async function readCodes({ db, population }: FigureContext, place: TextPlace): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select d.code_id, d.name, d.colour, coalesce(g.count, 0)::int as count
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

interface PairRow {
  readonly one: string;
  readonly other: string;
  /** Texts that both have coded. */
  readonly n: number;
  /** Codes that both have given, and that each has, to these. */
  readonly both: number;
  readonly of_one: number;
  readonly of_other: number;
}

async function readPairs({ db, population }: FigureContext, place: TextPlace): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    with given as (
      select k.* from (select a.* ${textsOf(population, place)}) a,
        lateral (select k.coder, k.conversation_id, k.code_id ${codingsOfText}) k
    ), coded as (
      select coder, conversation_id, array_agg(code_id) as codes from given group by 1, 2
    )
    select o.coder as one, p.coder as other, count(*) as n,
      sum((select count(*) from unnest(o.codes) x where x = any(p.codes)))::int as both,
      sum(cardinality(o.codes))::int as of_one, sum(cardinality(p.codes))::int as of_other
    from coded o join coded p on p.conversation_id = o.conversation_id and o.coder < p.coder
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}

async function namesOf({ db }: FigureContext, pairs: readonly PairRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  if (ids.length === 0) return new Map();
  const accounts = await db
    .selectFrom('accounts')
    .select(['user_id', 'username', 'first_name', 'last_name'])
    .where('user_id', 'in', ids)
    .execute();
  return new Map(accounts.map((account) => [account.user_id, personName(account)]));
}

/** How each two people who have coded the same texts agree. */
async function agreementsOf(
  figures: FigureContext,
  place: TextPlace,
  codes: number,
): Promise<CallResponse<'codes'>['agreements']> {
  const pairs = await readPairs(figures, place);
  const names = await namesOf(figures, pairs);
  const nameOf = (id: string): string => names.get(id) ?? codingTexts.formerCoder;
  return pairs.map(({ one, other, n, both, of_one, of_other }) => ({
    one: nameOf(one),
    other: nameOf(other),
    n,
    kappa: cohensKappa({
      both,
      one: of_one - both,
      other: of_other - both,
      neither: n * codes - of_one - of_other + both,
    }),
  }));
}

/** The codes of a question with their figures, and how those agree who have given them (role with analyse 1). */
export const codes: Handler<'codes'> = (input, context) =>
  inSnapshot(input, context, async (figures) => {
    const { question, part } = input;
    const place = { question, part };
    const rows = await readCodes(figures, place);
    const { total, coded } = await countTexts(figures, place);
    return {
      total,
      coded,
      codes: rows.map((row) =>
        Object.assign({ share: total === 0 ? 0 : row.count / total }, row, wilsonInterval(row.count, total)),
      ),
      agreements: await agreementsOf(figures, place, rows.length),
    };
  });
