import type { CallResponse, RoleName } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { readableBlock } from '../../policies/readableBlock.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Services } from '../../services.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { selectChanges, storedChangeOf } from './storedChanges.ts';

/** The newest so many are told one by one; who missed more still gets all that is different now. */
const MOST_CHANGES = 2_000;

/** Above so many changed blocks an answer is of hundreds of kilobytes. */
const FEW_BLOCKS = 500;

/** What has changed since a revision that the client knows, so that it need not load the dialog again. */
export const surveyChanges: Handler<'surveyChanges'> = async ({ survey_id: id, since }, context) => {
  const { survey_id, role } = await mayTrain(context, id);
  const { services, inWholeShare } = context;
  const read = () => readChanges(services, { survey_id, since, role });
  return (await hasManyChanged(services, survey_id, since)) ? inWholeShare(read) : read();
};

async function hasManyChanged({ db }: Pick<Services, 'db'>, survey_id: string, since: number): Promise<boolean> {
  const further = await changedBlocks(db, survey_id, since).select('order').offset(FEW_BLOCKS).limit(1).execute();
  return further.length > 0;
}

interface Asked {
  readonly survey_id: string;
  readonly since: number;
  readonly role: RoleName;
}

function readChanges(
  { db }: Pick<Services, 'db'>,
  { survey_id, since, role }: Asked,
): Promise<CallResponse<'surveyChanges'>> {
  return inTransaction(db, async (tx) => {
    // Locked, so that all of it is of one revision.
    const { settings, templ_options, sections, survey_name, revision } = await tx
      .selectFrom('surveys')
      .select(['settings', 'templ_options', 'sections', 'survey_name', 'revision'])
      .where('survey_id', '=', survey_id)
      .forShare()
      .executeTakeFirstOrThrow();
    const rows = await selectChanges(tx, survey_id)
      .where('revision', '>', since)
      .orderBy('revision', 'desc')
      .limit(MOST_CHANGES)
      .execute();
    const changed = await changedBlocks(tx, survey_id, since).select(['definition', 'order']).execute();
    const isCut = rows.length === MOST_CHANGES;
    const isMoved = rows.some(({ change }) => change === 'create' || change === 'delete' || change === 'order');
    const hasSettings = rows.some(({ type }) => type === 'settings');
    return {
      revision,
      blocks: changed.map(({ definition, order }) => readableBlock(role, Object.assign(definition, { order }))),
      orders: isMoved || isCut ? await ordersOf(tx, survey_id) : null,
      settings: hasSettings || isCut ? { ...settings, survey_name, templ_options, sections } : null,
      changes: rows.toReversed().map((row) => storedChangeOf(row, role)),
    };
  });
}

const blocksOf = (db: Kysely<Tables>, survey_id: string) =>
  db.selectFrom('blocks').where('survey_id', '=', survey_id).where('deleted_at', 'is', null);

const changedBlocks = (db: Kysely<Tables>, survey_id: string, since: number) =>
  blocksOf(db, survey_id).where('changed_revision', '>', since);

async function ordersOf(db: Kysely<Tables>, survey_id: string): Promise<Record<string, number>> {
  const rows = await blocksOf(db, survey_id).select(['unique_question_id', 'order']).execute();
  return Object.fromEntries(rows.map(({ unique_question_id, order }) => [unique_question_id, order]));
}
