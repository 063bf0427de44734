import { CONVERSATION_FILES_BYTES, SURVEY_FILES_BYTES } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { tellNearlyFull } from './tellNearlyFull.ts';

/** Any number that no other program locks in this database: files that come follow each other. */
export const FILES_LOCK = 7_203_114_903;

/** SQL: the bytes of all files, those that are on their way included. */
export const installationBytes = sql<number>`(select coalesce(sum(coalesce(size, reserved)), 0)
  from (select size, reserved from media union all select size, reserved from library_files
    union all select size, reserved from brand_kit_files) as every_file)`;

type Context = Pick<Services, 'db' | 'mediaQuota' | 'now'>;

/** Whose file it is; a respondent's has a conversation. */
interface Owner {
  readonly survey_id: string;
  readonly conversation_id?: string;
}

interface Used {
  readonly conversation: number;
  readonly survey: number;
  readonly installation: number;
}

/**
 * Writes down a file that is to come with what it takes at most, where the conversation, the dialog and the installation have
 * room for it; 409 with what is left where they do not, before anything is sent. What is on its way counts, and the files follow each other here, so
 * that many at once do not get past a limit together. Its authors are told before the dialog is full.
 */
export async function reserveRoom(
  { db, mediaQuota, now }: Context,
  owner: Owner,
  reserved: number,
  insert: (tx: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${FILES_LOCK})`.execute(tx);
    const used = await readUsed(tx, owner);
    const left = CONVERSATION_FILES_BYTES - used.conversation;
    if (owner.conversation_id !== undefined && reserved > left) {
      throw new CallError('media/conversation-full', { left: Math.max(0, left) });
    }
    if (used.survey + reserved > SURVEY_FILES_BYTES) {
      throw new CallError('media/survey-full', { limit: SURVEY_FILES_BYTES });
    }
    if (used.installation + reserved > mediaQuota) throw new CallError('media/installation-full');
    await insert(tx);
    await tellNearlyFull(tx, { survey_id: owner.survey_id, used: used.survey + reserved }, now());
  });
}

async function readUsed(tx: Kysely<Tables>, { survey_id, conversation_id = '' }: Owner): Promise<Used> {
  const { rows } = await sql<Used>`
    select ${installationBytes}::bigint as installation,
      coalesce(sum(bytes) filter (where survey_id = ${survey_id}), 0)::bigint as survey,
      coalesce(sum(bytes) filter (where conversation_id::text = ${conversation_id}), 0)::bigint as conversation
    from (select survey_id, conversation_id, coalesce(size, reserved) as bytes from media) as files`.execute(tx);
  return rows[0] ?? { conversation: 0, survey: 0, installation: 0 };
}
