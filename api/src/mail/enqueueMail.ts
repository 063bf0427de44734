import type { Kysely } from 'kysely';
import { uuidv7 } from '../storage/ids.ts';
import type { Tables } from '../storage/tables/tables.ts';
import type { MailOrder } from './MailOrder.ts';

/** Puts a mail on its way, in the transaction of its cause: both are kept or neither. `sendMails` sends it soon. */
export async function enqueueMail(
  tx: Kysely<Tables>,
  recipient: string | null,
  { kind, ...data }: MailOrder,
  now: number,
): Promise<void> {
  const created_at = new Date(now);
  await tx
    .insertInto('mails')
    .values({
      mail_id: uuidv7(now),
      kind,
      recipient,
      data: JSON.stringify(data),
      created_at,
      next_attempt_at: created_at,
    })
    .execute();
}
