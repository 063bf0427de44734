import { INVITEE_LIMITS } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { invitedTo } from '../../invitees/invitedTo.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { mayShareStudy } from '../../policies/mayShareStudy.ts';

const startMailing: Handler<'startMailing'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  const { mailing_id, kind, subject, letter, sender, reply_to } = input;
  const due_at = new Date(input.due_at ?? services.now());
  await services.db.transaction().execute(async (tx) => {
    const list = await tx
      .selectFrom('invitee_lists')
      .select('anonymous')
      .where('survey_id', '=', survey_id)
      .forUpdate()
      .executeTakeFirst();
    if (!list) throw new CallError('invitees/none');
    if (list.anonymous && kind === 'not_finished') throw new CallError('invitees/anonymous');
    await tx
      .insertInto('mailings')
      .values({ mailing_id, survey_id, kind, subject, letter, sender, reply_to, due_at })
      .onConflict((conflict) => conflict.column('mailing_id').doNothing())
      .execute();
    const { count } = await tx
      .selectFrom('mailings')
      .where('survey_id', '=', survey_id)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > INVITEE_LIMITS.mailings) throw new CallError('mailing/too-many');
  });
  return { msg: 'success' };
};

const stopMailing: Handler<'stopMailing'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  const { mailing_id } = input;
  await services.db.transaction().execute(async (tx) => {
    const stopped = await tx
      .updateTable('mailings')
      .set({ stopped_at: new Date(services.now()) })
      .where('survey_id', '=', survey_id)
      .where('mailing_id', '=', mailing_id)
      .where('stopped_at', 'is', null)
      .returning('mailing_id')
      .executeTakeFirst();
    if (stopped) await tx.deleteFrom('letters').where('mailing_id', '=', mailing_id).execute();
  });
  return { msg: 'success' };
};

const noteBounces: Handler<'noteBounces'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  const addresses = input.emails.map((email) => email.toLowerCase());
  const { numUpdatedRows } = await services.db
    .updateTable('invitees')
    .set({ refused: 'bounced' })
    .where('survey_id', '=', survey_id)
    .where('refused', '=', '')
    .where(sql<boolean>`lower(email) = any(${addresses}::text[])`)
    .executeTakeFirstOrThrow();
  return { marked: Number(numUpdatedRows) };
};

const tryMailing: Handler<'tryMailing'> = async (input, { services, who }) => {
  const { survey_id, name: survey_name } = await mayShareStudy({ services, who }, input.survey_id);
  const { subject, letter } = input;
  const [first, account] = await Promise.all([
    services.db
      .selectFrom('invitees')
      .select('known')
      .where('survey_id', '=', survey_id)
      .where('removed_at', 'is', null)
      .orderBy('place')
      .executeTakeFirst(),
    services.db.selectFrom('accounts').select('username').where('user_id', '=', who.user_id).executeTakeFirstOrThrow(),
  ]);
  const language = (await invitedTo(services.db, survey_id))?.language ?? 'de';
  const order = { kind: 'letter_trial', survey_name, language, subject, letter, known: first?.known ?? {} } as const;
  await enqueueMail(services.db, account.username, order, services.now());
  return { to: account.username };
};

/** Mails to the people of a list, by Besitzer and Voller Zugriff. */
export const mailingCalls = { startMailing, stopMailing, noteBounces, tryMailing } satisfies Partial<Handlers>;
