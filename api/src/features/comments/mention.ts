import type { Kysely } from 'kysely';
import { personOf } from '../../accounts/personOf.ts';
import { readAccount } from '../../accounts/findAccount.ts';
import { CallError } from '../../errors/CallError.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { teamOf } from './teamOf.ts';

/** Nobody gets more than one mail about a dialog in this time, in milliseconds: the others are found there. */
const QUIET_MS = 60 * 60_000;

interface Mentioning {
  readonly survey_id: string;
  readonly comment_id: string;
  /** Who wrote it. */
  readonly user_id: string;
  readonly mentions: readonly string[];
  readonly now: number;
}

/** Notes who is mentioned in a comment; each is told once by mail. Refuses people who do not see the comments. */
export async function mention(tx: Kysely<Tables>, { survey_id, comment_id, user_id, mentions, now }: Mentioning) {
  if (mentions.length === 0) return;
  const team = new Map((await teamOf(tx, survey_id)).map((member) => [member.user_id, member]));
  if (mentions.some((id) => !team.has(id))) throw new CallError('comment/unknown-person');
  const created_at = new Date(now);
  const told = await tx
    .selectFrom('comment_mentions')
    .where('survey_id', '=', survey_id)
    .where('created_at', '>', new Date(now - QUIET_MS))
    .select('user_id')
    .execute();
  const quiet = new Set([user_id, ...told.map((row) => row.user_id)]);
  const rows = [...new Set(mentions)].map((id) => ({ survey_id, comment_id, user_id: id, created_at }));
  const added = await tx
    .insertInto('comment_mentions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  const { survey_name } = await tx
    .selectFrom('surveys')
    .select('survey_name')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const author = personOf(await readAccount(tx, user_id));
  for (const { user_id: id } of added) {
    const member = team.get(id);
    if (!member || quiet.has(id)) continue;
    await enqueueMail(tx, member.username, { kind: 'mentioned', author, survey_name }, now);
  }
}
