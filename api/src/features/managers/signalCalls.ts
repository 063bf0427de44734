import { sql } from 'kysely';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayEditManager } from '../../policies/findManager.ts';
import { signalKey as keyOf } from '../../signals/signalText.ts';
import { signalExample } from './signalExample.ts';

const signalKey: Handler<'signalKey'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  return signalExample(context.services, dialog_manager_id);
};

const makeSignalKey: Handler<'makeSignalKey'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  const { services } = context;
  const made = await services.db
    .updateTable('dialog_managers')
    .set(({ eb }) => ({ signal_key: eb('signal_key', '+', 1), signal_key_made_at: new Date(services.now()) }))
    .where('dialog_manager_id', '=', dialog_manager_id)
    .returning(['dialog_manager_id', 'signal_key'])
    .executeTakeFirstOrThrow();
  return { ...(await signalExample(services, dialog_manager_id)), key: keyOf(services, made) };
};

const revokeSignalKey: Handler<'revokeSignalKey'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  await context.services.db
    .updateTable('dialog_managers')
    .set({ signal_key_made_at: null })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
  return signalExample(context.services, dialog_manager_id);
};

const MOST_WAITING = 20;

interface WaitingRow {
  readonly participation: string;
  readonly survey_id: string;
  readonly unique_question_id: string;
  readonly last_at: Date;
}

const waitingParticipations: Handler<'waitingParticipations'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  const { rows } = await sql<WaitingRow>`
    select p.participation_id as participation, c.survey_id, t.unique_question_id, p.last_at
    from participations p
    join conversations c on c.participation_id = p.participation_id
    join triggers t on t.dialog_manager_id = p.dialog_manager_id and t.survey_id = c.survey_id and t.type = 'waitAPI'
      and t.unique_question_id = c.state->'open'->>'unique_question_id' and c.state->'open' ? 'held'
    where p.dialog_manager_id = ${dialog_manager_id}
    order by p.last_at desc
    limit ${MOST_WAITING}`.execute(context.services.db);
  return {
    waiting: rows.map(({ participation, survey_id, unique_question_id, last_at }) => ({
      participation,
      survey_id,
      unique_question_id,
      since: last_at.getTime(),
    })),
  };
};

/** What other systems tell the respondents of a multi-chat by (docs/signals.md). */
export const signalCalls = {
  signalKey,
  makeSignalKey,
  revokeSignalKey,
  waitingParticipations,
} satisfies Partial<Handlers>;
