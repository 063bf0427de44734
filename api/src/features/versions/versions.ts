import { VERSION_LIMITS } from '@dialogwerk/shared/contract';
import type { Version } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { contentAt } from '../../publications/contentAt.ts';
import { authorOf } from '../../publications/publicationStates.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { currentSettings, currentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** How long a deleted version can be brought back, in milliseconds. */
const DELETED_KEPT_MS = 30 * 24 * 60 * 60_000;

export const versions: Handler<'versions'> = async (input, context) => {
  const { survey_id } = await mayTrain(context, input.survey_id);
  return { versions: await readVersions(context.services.db, survey_id) };
};

export const keepVersion: Handler<'keepVersion'> = async ({ version_id, name, revision, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { db, now } = context.services;
  return inTransaction(db, async (tx) => {
    const survey = await lockSurvey(tx, survey_id);
    if (!survey) throw new CallError('survey/gone');
    const renamed = await tx
      .updateTable('named_versions')
      .set({ name, deleted_at: null })
      .where('survey_id', '=', survey_id)
      .where('version_id', '=', version_id)
      .executeTakeFirst();
    if (renamed.numUpdatedRows === 0n) {
      const at = revision ?? survey.revision;
      const kept = { survey_id, version_id, name, user_id: context.who.user_id, created_at: new Date(now()) };
      if (at === survey.revision) await keepDraft(tx, kept);
      else await keepEarlier(tx, at, kept);
    }
    await forgetDeleted(tx, survey_id, now());
    const all = await readVersions(tx, survey_id);
    if (all.length > VERSION_LIMITS.most) throw new CallError('version/too-many');
    const version = all.find((one) => one.version_id === version_id);
    if (!version) throw new Error('a version that was just kept is not there');
    return { version };
  });
};

interface KeptAs {
  readonly survey_id: string;
  readonly version_id: string;
  readonly name: string;
  readonly user_id: string;
  readonly created_at: Date;
}

/** In the database alone, because a large dialog takes the event loop's time twice, read and written. */
async function keepDraft(
  tx: Kysely<Tables>,
  { survey_id, version_id, name, user_id, created_at }: KeptAs,
): Promise<void> {
  await sql`
    insert into named_versions (survey_id, version_id, name, revision, snapshot, settings, user_id, created_at)
    select s.survey_id, ${version_id}, ${name}, s.revision, ${currentSnapshot}, ${currentSettings}, ${user_id}, ${created_at}
    from surveys s where s.survey_id = ${survey_id}`.execute(tx);
}

async function keepEarlier(tx: Kysely<Tables>, at: number, kept: KeptAs): Promise<void> {
  const { survey_id } = kept;
  const { blocks, templ_options, settings } = await contentAt(tx, survey_id, at);
  const { welcome, ending, du_sie, language } = settings;
  const snapshot = { survey_id, blocks, templ_options, welcome, ending, du_sie, language };
  await tx
    .insertInto('named_versions')
    .values({ ...kept, revision: at, snapshot: JSON.stringify(snapshot), settings: JSON.stringify(settings) })
    .execute();
}

/** It can be brought back for a while, by the same call that keeps one. */
export const deleteVersion: Handler<'deleteVersion'> = async ({ version_id, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { db, now } = context.services;
  const deleted = await db
    .updateTable('named_versions')
    .set({ deleted_at: new Date(now()) })
    .where('survey_id', '=', survey_id)
    .where('version_id', '=', version_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (deleted.numUpdatedRows === 0n) throw new CallError('version/unknown');
  return { msg: 'success' };
};

async function forgetDeleted(tx: Kysely<Tables>, survey_id: string, now: number): Promise<void> {
  await tx
    .deleteFrom('named_versions')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', '<', new Date(now - DELETED_KEPT_MS))
    .execute();
}

async function readVersions(db: Kysely<Tables>, survey_id: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('named_versions')
    .leftJoin('accounts', 'accounts.user_id', 'named_versions.user_id')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .select(['version_id', 'name', 'revision', 'named_versions.created_at', 'named_versions.user_id'])
    .select(['username', 'first_name', 'last_name'])
    .orderBy('revision', 'desc')
    .orderBy('named_versions.created_at', 'desc')
    .execute();
  return rows.map(({ version_id, name, revision, created_at, ...person }) => ({
    version_id,
    name,
    revision,
    author: authorOf(person),
    created_at: created_at.getTime(),
  }));
}
