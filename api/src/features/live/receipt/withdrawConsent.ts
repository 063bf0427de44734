import type { CallInput } from '@dialogwerk/shared/contract';
import { agreementId } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { storeConsents } from '../../../consents/storeConsents.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { storeTold } from '../turn/toldEvents.ts';
import { findByCode } from './findByCode.ts';
import { readOwnConsents } from './readOwnConsents.ts';

/**
 * Takes a consent back: a line more in the log, and the answer does not agree any more, wherever answers are read and other systems are told. The way of the
 * conversation stays, because it was gone; it is deleted by itself. Refuses with 404 where the consent does not hold, else as `readReceipt` does.
 */
export async function withdrawConsent(
  services: Services,
  { code, consent_id }: CallInput<'withdrawConsent'>,
  address: string,
): Promise<void> {
  const { survey_id, conversation_id, is_live } = await findByCode(services, code, address);
  const key = { survey_id, conversation_id };
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    const conversation = await tx
      .selectFrom('conversations')
      .innerJoin('surveys', 'surveys.survey_id', 'conversations.survey_id')
      .select(['turn', 'conversations.revision', 'has_webhooks'])
      .where('conversations.survey_id', '=', survey_id)
      .where('conversation_id', '=', conversation_id)
      .forUpdate('conversations')
      .executeTakeFirst();
    const held = (await readOwnConsents(tx, key)).some((one) => one.consent_id === consent_id && one.holds);
    if (!conversation || !held) throw new CallError('consent/unknown');
    const line = await tx
      .selectFrom('consents as l')
      .innerJoin('consent_texts as t', (join) =>
        join.onRef('t.survey_id', '=', 'l.survey_id').onRef('t.text_hash', '=', 'l.text_hash'),
      )
      .select(['l.unique_question_id', 'l.nachfrage_id', 't.kind', 't.language', 't.text', 't.agree', 't.decline'])
      .where('l.survey_id', '=', survey_id)
      .where('l.consent_id', '=', consent_id)
      .executeTakeFirstOrThrow();
    const { unique_question_id, nachfrage_id, ...shown } = line;
    const place = { unique_question_id, nachfrage_id };
    const { turn, revision, has_webhooks } = conversation;
    await storeConsents(tx, { ...key, revision, now, onOwnPage: true }, [{ ...place, act: 'withdrawn', shown }]);
    await declineAnswer(tx, key, place, { turn, now });
    if (is_live && has_webhooks) {
      await storeTold(tx, { ...key, turn, now }, [{ event: 'question.answered', ...place }]);
    }
  });
}

interface Place {
  readonly unique_question_id: string;
  readonly nachfrage_id: string;
}

/** The answer of before is withdrawn and stays in the data; the reply is one that declines wherever the conversation is played again. */
async function declineAnswer(
  tx: Kysely<Tables>,
  { survey_id, conversation_id }: ConversationId,
  { unique_question_id, nachfrage_id }: Place,
  { turn, now }: { readonly turn: number; readonly now: number },
): Promise<void> {
  const at = new Date(now);
  const answered = sql`survey_id = ${survey_id} and conversation_id = ${conversation_id}
    and unique_question_id = ${unique_question_id} and nachfrage_id = ${nachfrage_id}`;
  await sql`
    with before as (
      update answers set withdrawn_at = ${at}::timestamptz, withdrawn_turn = ${turn}
      where ${answered} and withdrawn_turn = 0
      returning revision, turn
    )
    insert into answers (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at, turn)
    select ${survey_id}, ${conversation_id}::uuid, ${unique_question_id}, ${nachfrage_id}, 'false', revision, ${at}::timestamptz, turn
    from before`.execute(tx);
  await sql`
    update turns set event = (event - 'understood') || '{"reply": {"type": "consent", "agreed": false}}'
    where survey_id = ${survey_id} and conversation_id = ${conversation_id} and withdrawn_at is null and event ->> 'kind' = 'reply'
      and event ->> 'unique_question_id' = ${unique_question_id} and coalesce(event ->> 'nachfrage_id', '') = ${nachfrage_id}`.execute(
    tx,
  );
  const known =
    nachfrage_id === agreementId(unique_question_id)
      ? sql`array['agreed']`
      : sql`array['variables', (select b ->> 'variable' from revisions r, jsonb_array_elements(r.snapshot -> 'blocks') as b
          where r.survey_id = c.survey_id and r.revision = c.revision and b ->> 'unique_question_id' = ${unique_question_id})]`;
  await sql`
    update conversations c set state = jsonb_set(state, path, 'false', false)
    from (select ${known} as path from conversations c where c.survey_id = ${survey_id} and c.conversation_id = ${conversation_id}) as found
    where c.survey_id = ${survey_id} and c.conversation_id = ${conversation_id} and array_position(path, null) is null`.execute(
    tx,
  );
}
