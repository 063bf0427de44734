import { sql } from 'kysely';
import { createLink } from '../links/links.ts';
import type { Services } from '../services.ts';
import { linkOf } from './linkOf.ts';
import { mailOrder } from './MailOrder.ts';
import type { MailTransport } from './MailTransport.ts';
import { faultOf } from './mailFault.ts';
import { pageOf } from './pageOf.ts';
import { renderMail } from './renderMail.ts';

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 4 * 60 * 60_000;
/** Some two days of trying. */
const MOST_ATTEMPTS = 18;
const DAY_MS = 24 * 60 * 60_000;
/** How long it stays known that a mail was sent. */
const SENT_KEPT_MS = DAY_MS;
/** How long a mail that was given up can be tried again; then its recipient is forgotten too. */
const FAILED_KEPT_MS = 30 * DAY_MS;

type Context = Pick<Services, 'db' | 'now'>;

interface Sender {
  readonly transport: MailTransport;
  /** Where links lead, without a slash at the end. */
  readonly publicUrl: string;
  /** Asked before each mail: the rest is left to the next start. */
  readonly isStopping?: () => boolean;
}

interface Claimed {
  readonly mail_id: string;
  readonly kind: string;
  readonly recipient: string | null;
  readonly data: object;
  readonly attempts: number;
}

/**
 * Sends the mails that are due, one after the other; gives how many were tried. A mail is put off to its next attempt
 * (after 10 s, 30 s, 90 s … up to 4 h) before it is sent, so that of several servers one sends it, and one that dies meanwhile leaves it to be sent again: at
 * least once. Its link is made now, because only the link's hash may be stored.
 */
export async function sendMails({ db, now }: Context, sender: Sender): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const mail = sender.isStopping?.() ? undefined : await claim({ db, now });
    if (!mail) return tried;
    try {
      await send({ db, now }, sender, mail);
      await db
        .updateTable('mails')
        .set({ sent_at: new Date(now()), recipient: null, data: '{}', reason: '' })
        .where('mail_id', '=', mail.mail_id)
        .execute();
    } catch (error) {
      const { reason, isFinal } = faultOf(error);
      const isGivenUp = isFinal || mail.attempts >= MOST_ATTEMPTS;
      await db
        .updateTable('mails')
        .set({ reason, failed_at: isGivenUp ? new Date(now()) : null })
        .where('mail_id', '=', mail.mail_id)
        .execute();
    }
  }
}

async function claim({ db, now }: Context): Promise<Claimed | undefined> {
  const due = new Date(now());
  const { rows } = await sql<Claimed>`
    update mails
    set attempts = attempts + 1,
      next_attempt_at = ${due}::timestamptz
        + least(${FIRST_WAIT_MS} * 3.0 ^ least(attempts, 20), ${LONGEST_WAIT_MS}) * interval '1 millisecond'
    where mail_id = (
      select mail_id from mails
      where sent_at is null and failed_at is null and next_attempt_at <= ${due}::timestamptz
      order by next_attempt_at limit 1 for update skip locked)
    returning mail_id, kind, recipient, data, attempts`.execute(db);
  return rows[0];
}

async function send({ db, now }: Context, { transport, publicUrl }: Sender, mail: Claimed): Promise<void> {
  const { recipient: to, mail_id } = mail;
  if (to === null) return;
  const order = mailOrder.parse({ ...mail.data, kind: mail.kind });
  const link = linkOf(order, to);
  const path = link ? await createLink(db, link, now()) : pageOf(order);
  const address = path === null ? null : publicUrl + path;
  await transport.send({ mail_id, to, ...renderMail(order, address) });
}

/** Gives mails that were given up another chance; gives how many. */
export async function retryMails({ db, now }: Context): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ failed_at: null, attempts: 0, next_attempt_at: new Date(now()) })
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets mails that were sent a day ago or given up 30 days ago. */
export async function clearOldMails({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('mails')
    .where((mail) =>
      mail.or([
        mail('sent_at', '<', new Date(now() - SENT_KEPT_MS)),
        mail('failed_at', '<', new Date(now() - FAILED_KEPT_MS)),
      ]),
    )
    .execute();
}
