import {
  contractOfBefore,
  emptyContract,
  extendContract,
  readContract,
  storedContract,
  withParameters,
} from '@dialogwerk/shared/dialog';
import type { DataContract, KeptRevision } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { knownParameters } from '../dialogs/linkParameters.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { publishedRevisions } from './publishedRevisions.ts';
import { touchedRevisions } from './touchedRevisions.ts';

/** What a dialog has promised about its data; of one that has none stored yet by what it `published` so far, from the oldest on. */
export async function dataContractOf(
  db: Kysely<Tables>,
  survey_id: string,
  published: readonly KeptRevision[],
): Promise<DataContract> {
  const found = await storedDataContract(db, survey_id);
  if (found) return found;
  return published.length === 0 ? emptyContract : contractOfBefore(published, await knownParameters(db, survey_id));
}

/** A new publication. */
interface Added {
  /** Its revision; what it has counts as new where it never was published before. */
  readonly revision: number;
  /** The blocks whose answers are a new variable from it on. */
  readonly renewed: readonly string[];
}

/** Adds to the contract what a publication brings. Runs in the transaction that has locked the survey, after the publication is there. */
export async function extendDataContract(
  tx: Kysely<Tables>,
  survey_id: string,
  { revision, renewed }: Added,
): Promise<void> {
  const isNew = (await countPublications(tx, survey_id, revision)) === 1;
  const known = await storedDataContract(tx, survey_id);
  // What was published before has promised all there is to promise of it.
  if (known && !isNew) return;
  const published = known
    ? await touchedRevisions(tx, survey_id, revision, renewed)
    : await publishedRevisions(tx, survey_id);
  const before = isNew ? published.filter((kept) => kept.revision !== revision) : published;
  const contract = known ?? (await dataContractOf(tx, survey_id, before));
  const since = new Map(contract.renewed);
  if (isNew) for (const id of renewed) since.set(id, [...(since.get(id) ?? []), revision]);
  const parameters = await knownParameters(tx, survey_id);
  await store(tx, survey_id, extendContract({ ...contract, renewed: since }, published, parameters));
}

/** Gives the parameters of links that are kept since a name in data; not before anything is published, which names them. */
export async function nameParameters(tx: Kysely<Tables>, survey_id: string): Promise<void> {
  const contract = await storedDataContract(tx, survey_id);
  if (contract) await store(tx, survey_id, withParameters(contract, await knownParameters(tx, survey_id)));
}

/** The contract as it stands; null before the first publication with one. */
export async function storedDataContract(db: Kysely<Tables>, survey_id: string): Promise<DataContract | null> {
  const found = await db
    .selectFrom('data_contracts')
    .select('contract')
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  return found ? readContract(found.contract) : null;
}

async function store(tx: Kysely<Tables>, survey_id: string, changed: DataContract): Promise<void> {
  const contract = JSON.stringify(storedContract(changed));
  await tx
    .insertInto('data_contracts')
    .values({ survey_id, contract })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet({ contract }))
    .execute();
}

async function countPublications(tx: Kysely<Tables>, survey_id: string, revision: number): Promise<number> {
  const { count } = await tx
    .selectFrom('publications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('survey_id', '=', survey_id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return count;
}
