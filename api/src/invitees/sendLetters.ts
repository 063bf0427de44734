import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { faultOf } from '../mail/mailFault.ts';
import { renderLetter } from '../mail/renderLetter.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { takeTokens } from '../throttle/TokenBucket.ts';
import type { TokenBucket } from '../throttle/TokenBucket.ts';
import { personalPath, UNSUBSCRIBE } from './personalPath.ts';
import { contactOf } from './contactOf.ts';
import { invitedTo } from './invitedTo.ts';
import { isRecipient } from './recipients.ts';

/** What all servers send together: some 300 a minute, which usual mail servers take from one sender. */
const PACE: TokenBucket = { name: 'letters', burst: 20, refillMs: 200 };
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 4 * 60 * 60_000;
/** Some two days of trying. */
const MOST_ATTEMPTS = 15;

type Context = Pick<Services, 'db' | 'now' | 'pseudonym' | 'personalLinks' | 'mail'>;

interface Sender {
  /** Where links lead, without a slash at the end. */
  readonly publicUrl: string;
  /** Asked before each mail: the rest is left to the next start. */
  readonly isStopping?: () => boolean;
}

interface Claimed {
  readonly mailing_id: string;
  readonly survey_id: string;
  readonly invitee_id: string;
  readonly attempts: number;
}

/**
 * Begins the mailings that are due, and sends their letters one after the other as fast as mail servers like; gives how many were tried. A letter is put off to its next
 * attempt (after 1, 3, 9 min … up to 4 h) before it is sent, so that of several servers one sends it, and one that dies meanwhile leaves it to be sent again. Once sent it is
 * deleted, and only counted: nothing tells afterwards who was reminded when.
 */
export async function sendLetters(context: Context, sender: Sender): Promise<number> {
  const { db, now } = context;
  await beginMailings(db, now());
  for (let tried = 0; ; tried += 1) {
    if (sender.isStopping?.() || !(await isAnyDue(db, now()))) return tried;
    if ((await takeTokens(context, PACE, 'all', 1)) > 0) return tried;
    const letter = await claim(db, now());
    if (!letter) return tried;
    try {
      const isSent = await send(context, sender, letter);
      await settle(db, letter, isSent ? 'sent' : 'obsolete');
    } catch (error) {
      const { reason, isFinal } = faultOf(error);
      if (isFinal || letter.attempts >= MOST_ATTEMPTS) await settle(db, letter, { reason });
    }
  }
}

/** Writes the letters of mailings whose time has come: to who is to get them at this moment. */
async function beginMailings(db: Kysely<Tables>, now: number): Promise<void> {
  const due = await db
    .selectFrom('mailings')
    .where('begun_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('due_at', '<=', new Date(now))
    .select(['mailing_id', 'mailings.survey_id', 'kind'])
    .execute();
  for (const { mailing_id, survey_id, kind } of due) {
    if (!(await invitedTo(db, survey_id))) continue;
    await db.transaction().execute(async (tx) => {
      const begun = await tx
        .updateTable('mailings')
        .set({ begun_at: new Date(now) })
        .where('mailing_id', '=', mailing_id)
        .where('begun_at', 'is', null)
        .where('stopped_at', 'is', null)
        .returning('mailing_id')
        .executeTakeFirst();
      if (!begun) return;
      await tx
        .insertInto('letters')
        .columns(['mailing_id', 'survey_id', 'invitee_id', 'next_attempt_at'])
        .expression((rows) =>
          rows
            .selectFrom('invitees as i')
            .where('i.survey_id', '=', survey_id)
            .where((i) => isRecipient(i, kind))
            .select([
              sql<string>`${mailing_id}::uuid`.as('mailing_id'),
              'i.survey_id',
              'i.invitee_id',
              sql<Date>`${new Date(now)}::timestamptz`.as('next_attempt_at'),
            ]),
        )
        .execute();
    });
  }
}

async function isAnyDue(db: Kysely<Tables>, now: number): Promise<boolean> {
  const due = await db
    .selectFrom('letters')
    .select('mailing_id')
    .where('next_attempt_at', '<=', new Date(now))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

async function claim(db: Kysely<Tables>, now: number): Promise<Claimed | undefined> {
  const due = new Date(now);
  const { rows } = await sql<Claimed>`
    update letters
    set attempts = attempts + 1,
      next_attempt_at = ${due}::timestamptz
        + least(${FIRST_WAIT_MS} * 3.0 ^ least(attempts, 20), ${LONGEST_WAIT_MS}) * interval '1 millisecond'
    where (mailing_id, invitee_id) = (
      select mailing_id, invitee_id from letters
      where next_attempt_at <= ${due}::timestamptz
      order by next_attempt_at, invitee_id limit 1 for update skip locked)
    returning mailing_id, survey_id, invitee_id, attempts`.execute(db);
  return rows[0];
}

/** Sends a letter, unless its reader has used their link, has unsubscribed or was taken off meanwhile; gives whether it was sent. */
async function send({ db, personalLinks, mail }: Context, { publicUrl }: Sender, letter: Claimed): Promise<boolean> {
  const { mailing_id, invitee_id, survey_id } = letter;
  const of = await db
    .selectFrom('mailings as m')
    .where('m.mailing_id', '=', mailing_id)
    .select(['m.kind', 'm.subject', 'm.letter', 'm.sender', 'm.reply_to'])
    .executeTakeFirst();
  const to = await invitedTo(db, survey_id);
  if (!of || !to) return false;
  const { kind, sender, reply_to, ...content } = of;
  const reader = await db
    .selectFrom('invitees as i')
    .where('i.survey_id', '=', survey_id)
    .where('i.invitee_id', '=', invitee_id)
    .where((i) => isRecipient(i, kind))
    .select(['i.email', 'i.known', 'i.key_id', 'i.sealed'])
    .executeTakeFirst();
  const token = reader && personalLinks.open({ ...reader, survey_id, invitee_id });
  if (!reader || reader.email === null || !token) return false;
  const link = publicUrl + personalPath(token);
  const unsubscribe = link + UNSUBSCRIBE;
  const { name: survey_name, language } = to;
  const rendered = renderLetter({ ...content, survey_name, language, known: reader.known }, { link, unsubscribe });
  // The same with each attempt, so that mail programs show a repeat once; of no other mail.
  await mail.send({
    mail_id: `${mailing_id}.${invitee_id}`,
    to: reader.email,
    unsubscribe,
    sender,
    reply_to: reply_to ?? (await contactOf(db, survey_id)),
    ...rendered,
  });
  return true;
}

/** Counts a letter, and what it tells of its reader, and forgets it. */
async function settle(
  db: Kysely<Tables>,
  { mailing_id, survey_id, invitee_id }: Claimed,
  outcome: 'sent' | 'obsolete' | { readonly reason: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('letters')
      .where('mailing_id', '=', mailing_id)
      .where('invitee_id', '=', invitee_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n || outcome === 'obsolete') return;
    const isSent = outcome === 'sent';
    await tx
      .updateTable('mailings')
      .set((row) => (isSent ? { sent: row('sent', '+', 1) } : { refused: row('refused', '+', 1) }))
      .where('mailing_id', '=', mailing_id)
      .execute();
    await tx
      .updateTable('invitees')
      .set(isSent ? { invited: true } : { refused: outcome.reason })
      .where('survey_id', '=', survey_id)
      .where('invitee_id', '=', invitee_id)
      .execute();
  });
}
