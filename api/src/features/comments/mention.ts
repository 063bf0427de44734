import type { Kysely } from 'kysely';
import { personOf } from '../../accounts/personOf.ts';
import { readAccount } from '../../accounts/findAccount.ts';
import { peopleIn } from '../../dialogs/presence.ts';
import { CallError } from '../../errors/CallError.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { teamOf } from './teamOf.ts';

/** Nobody gets more than one mail about a thread in this time, in milliseconds: the other comments are found there. */
const QUIET_MS = 10 * 60_000;

interface Mentioning {
  readonly survey_id: string;
  readonly comment_id: string;
  /** Who wrote it. */
  readonly user_id: string;
  readonly mentions: readonly string[];
  readonly now: number;
}

/**
 * Notes who is mentioned in a comment that is stored; each is told once by mail, unless they have the dialog open or want no such mails.
 * Refuses people who do not see the comments.
 */
export async function mention(tx: Kysely<Tables>, { survey_id, comment_id, user_id, mentions, now }: Mentioning) {
  if (mentions.length === 0) return;
  const team = new Map((await teamOf(tx, survey_id)).map((member) => [member.user_id, member]));
  if (mentions.some((id) => !team.has(id))) throw new CallError('comment/unknown-person');
  const at = new Date(now);
  const mentioned = [...new Set(mentions)].filter((id) => id !== user_id);
  if (mentioned.length === 0) return;
  const rows = mentioned.map((id) => ({ survey_id, comment_id, user_id: id, created_at: at }));
  const added = await tx
    .insertInto('comment_mentions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  const quiet = new Set([
    ...(await mailedAboutThread(tx, { survey_id, comment_id, since: new Date(now - QUIET_MS) })),
    ...(await peopleIn({ db: tx, now: () => now }, survey_id)).map((person) => person.user_id),
  ]);
  const { survey_name } = await tx
    .selectFrom('surveys')
    .select('survey_name')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const author = personOf(await readAccount(tx, user_id));
  const place = { survey_id, comment_id };
  for (const { user_id: id } of added) {
    const member = team.get(id);
    if (!member?.mention_mails || quiet.has(id)) continue;
    await enqueueMail(tx, member.username, { kind: 'mentioned', author, survey_name, place }, now);
    await tx
      .updateTable('comment_mentions')
      .set({ mailed_at: at })
      .where('survey_id', '=', survey_id)
      .where('comment_id', '=', comment_id)
      .where('user_id', '=', id)
      .execute();
  }
}

interface Recently {
  readonly survey_id: string;
  /** One of the thread. */
  readonly comment_id: string;
  readonly since: Date;
}

/** Who got a mail about the thread since then. */
async function mailedAboutThread(tx: Kysely<Tables>, { survey_id, comment_id, since }: Recently): Promise<string[]> {
  const rows = await tx
    .selectFrom('comments')
    .innerJoin('comments as others', (join) =>
      join.onRef('others.survey_id', '=', 'comments.survey_id').onRef('others.thread_id', '=', 'comments.thread_id'),
    )
    .innerJoin('comment_mentions', (join) =>
      join
        .onRef('comment_mentions.survey_id', '=', 'others.survey_id')
        .onRef('comment_mentions.comment_id', '=', 'others.comment_id'),
    )
    .where('comments.survey_id', '=', survey_id)
    .where('comments.comment_id', '=', comment_id)
    .where('mailed_at', '>', since)
    .select('comment_mentions.user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
