import { resultVariables, withParticipation } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { dataContractOf } from '../../../dataContracts/dataContracts.ts';
import { knownParameters } from '../../../dialogs/linkParameters.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { readRevisions } from './readRevisions.ts';

type Db = Kysely<Tables>;

/** Together so many columns are kept, because dialogs differ a thousandfold in size. */
const COLUMNS_KEPT = 30_000;

const kept = new LRUCache<string, readonly Variable[], () => Promise<readonly Variable[]>>({
  maxSize: COLUMNS_KEPT,
  sizeCalculation: (variables) => variables.length + 1,
  fetchMethod: (_key, _stale, { context: work }) => work(),
});

/**
 * The columns of a dialog over the revisions of `readRevisions`. `texts`: the calculated variables that hold words. They are worked out once for what
 * is published, because each figure of a page asks for them and the revisions are of megabytes; those of a draft anew each time.
 */
export async function readVariables(
  db: Db,
  survey_id: string,
  texts: ReadonlySet<string> = new Set(),
): Promise<readonly Variable[]> {
  const facts = await readFacts(db, survey_id);
  const work = () => workOut(db, survey_id, facts, texts);
  if (facts.published.length === 0) return work();
  const key = JSON.stringify([survey_id, facts, [...texts].toSorted()]);
  // Whoever works it out for all may go away; who waits for it does not have to.
  const found = await kept.fetch(key, { context: work }).catch(() => undefined);
  return found ?? work();
}

/** What columns follow from beside the calculated variables: a revision never changes, and with a publication the promise about its data. */
interface Facts {
  /** Each publication and when it was made, from the oldest on. */
  readonly published: readonly string[];
  /** As `knownParameters` gives them. */
  readonly parameters: readonly string[];
  /** Whether a multi-chat was ever published with the dialog, so that the column is there before the first answer and stays. */
  readonly joined: boolean;
}

async function readFacts(db: Db, survey_id: string): Promise<Facts> {
  const publications = await db
    .selectFrom('publications')
    .select(['publication_id', 'revision', 'published_at'])
    .where('survey_id', '=', survey_id)
    .orderBy('published_at')
    .orderBy('publication_id')
    .execute();
  const { rows: chats } = await sql`
    select from manager_publications where surveys @> ${JSON.stringify([{ survey_id }])}::jsonb limit 1`.execute(db);
  return {
    published: publications.map((made) => JSON.stringify(made)),
    parameters: await knownParameters(db, survey_id),
    joined: chats.length > 0,
  };
}

async function workOut(
  db: Db,
  survey_id: string,
  { published, parameters, joined }: Facts,
  texts: ReadonlySet<string>,
): Promise<readonly Variable[]> {
  const revisions = await readRevisions(db, survey_id);
  const variables = resultVariables(revisions, {
    contract: await dataContractOf(db, survey_id, published.length > 0 ? revisions : []),
    parameters,
    isNumber: (variable) => !texts.has(variable),
  });
  return joined ? withParticipation(variables) : variables;
}
