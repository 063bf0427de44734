import { sql } from 'kysely';
import { personName } from '../../../accounts/personName.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { codingsOfText, textsOf } from './codedAnswers.ts';
import type { TextPlace } from './codedAnswers.ts';
import { cohensKappa } from './cohensKappa.ts';
import type { Decisions } from './cohensKappa.ts';
import { codingTexts } from './texts.ts';

type Read = Pick<FigureContext, 'db' | 'population'>;

/** How two people agree who have coded the same texts. */
export interface Agreement {
  readonly one: string;
  readonly other: string;
  /** Texts to which both have given a code. */
  readonly n: number;
  /** Each code of each text a decision. */
  readonly kappa: number | null;
  /** Of each code alone, in the order of the codes asked for. */
  readonly ofCodes: readonly (number | null)[];
}

/** A code that two people, or one of them, have given to texts that both have coded. */
interface SharedRow {
  readonly one: string;
  readonly other: string;
  readonly n: number;
  readonly code_id: string;
  /** How often both have given it, and each of them. */
  readonly both: number;
  readonly of_one: number;
  readonly of_other: number;
}

async function readShared({ db, population }: Read, place: TextPlace): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    with given as (
      select k.* from (select a.* ${textsOf(population, place)}) a,
        lateral (select k.coder, k.conversation_id, k.code_id ${codingsOfText}) k
    ), coded as (
      select coder, conversation_id, array_agg(code_id) as codes from given group by 1, 2
    ), pairs as (
      select o.coder as one, p.coder as other, o.codes as of_one, p.codes as of_other,
        count(*) over (partition by o.coder, p.coder)::int as n
      from coded o join coded p on p.conversation_id = o.conversation_id and o.coder < p.coder
    )
    select one, other, n, x.code_id,
      count(*) filter (where x.mine and x.theirs)::int as both,
      count(*) filter (where x.mine)::int as of_one, count(*) filter (where x.theirs)::int as of_other
    from pairs, lateral (
      select code_id, bool_or(mine) as mine, bool_or(not mine) as theirs
      from (select unnest(of_one) as code_id, true as mine union all select unnest(of_other), false) g
      group by 1
    ) x
    group by 1, 2, 3, 4
    order by 1, 2`.execute(db);
  return rows;
}

function decisionsOf({ both, of_one, of_other }: Omit<SharedRow, 'one' | 'other' | 'n' | 'code_id'>, all: number) {
  return { both, one: of_one - both, other: of_other - both, neither: all - of_one - of_other + both };
}

function summed(decisions: readonly Decisions[]): Decisions {
  const total = (of: keyof Decisions): number => decisions.reduce((sum, one) => sum + one[of], 0);
  return { both: total('both'), one: total('one'), other: total('other'), neither: total('neither') };
}

/** What people who have coded are called, by their ids; of whom the account is gone, as a former member. */
export async function coderNames({ db }: Pick<Read, 'db'>, ids: readonly string[]): Promise<(coder: string) => string> {
  const accounts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('accounts')
          .select(['user_id', 'username', 'first_name', 'last_name'])
          .where('user_id', 'in', ids)
          .execute();
  const names = new Map(accounts.map((account) => [account.user_id, personName(account)]));
  return (coder) => names.get(coder) ?? codingTexts.formerCoder;
}

/** How each two people who have coded the same texts agree, over these codes and in each of them. */
export async function readAgreements(
  read: Read,
  place: TextPlace,
  codes: readonly { readonly code_id: string }[],
): Promise<Agreement[]> {
  const rows = await readShared(read, place);
  const nameOf = await coderNames(read, [...new Set(rows.flatMap(({ one, other }) => [one, other]))]);
  const pairs = Map.groupBy(rows, ({ one, other }) => `${one} ${other}`);
  return [...pairs.values()].flatMap((shared) => {
    const [first] = shared;
    if (!first) return [];
    const { one, other, n } = first;
    const found = new Map(shared.map((row) => [row.code_id, row]));
    const decisions = codes.map(({ code_id }) =>
      decisionsOf(found.get(code_id) ?? { both: 0, of_one: 0, of_other: 0 }, n),
    );
    return [
      {
        one: nameOf(one),
        other: nameOf(other),
        n,
        kappa: cohensKappa(summed(decisions)),
        ofCodes: decisions.map(cohensKappa),
      },
    ];
  });
}

/** The mean of all pairs' kappas, where more than two have coded (Light 1971); those that are not defined left out. */
export function lightsKappa(kappas: readonly (number | null)[]): number | null {
  const defined = kappas.flatMap((kappa) => kappa ?? []);
  return defined.length === 0 ? null : defined.reduce((sum, kappa) => sum + kappa, 0) / defined.length;
}
