import { sql } from 'kysely';
import { writeAudit } from '../../../audit/writeAudit.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayDeleteAnswers } from '../../../policies/mayDeleteAnswers.ts';
import { deleteConversation } from './deleteConversation.ts';

interface Content {
  readonly user_id_live: string;
  readonly answers: number;
  readonly turns: number;
  readonly files: number;
}

/** Deletes one live conversation for good (Besitzer and Voller Zugriff) and says how much of it there was; 404 for tests. */
export const deleteByAuthor: Handler<'deleteConversation'> = async (
  { survey_id: named, conversation_id },
  { services, who },
) => {
  const { survey_id } = await mayDeleteAnswers({ services, who }, named);
  const { rows } = await sql<Content>`
    select c.user_id_live,
      (select count(*) from answers a
       where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id) as answers,
      (select count(*) from turns t
       where t.survey_id = c.survey_id and t.conversation_id = c.conversation_id) as turns,
      (select count(*) from media m
       where m.survey_id = c.survey_id and m.conversation_id = c.conversation_id) as files
    from conversations c
    where c.survey_id = ${survey_id} and c.conversation_id = ${conversation_id} and c.is_live`.execute(services.db);
  const found = rows[0];
  if (!found) throw new CallError('conversation/unknown');
  const { user_id_live, ...content } = found;
  const deleted_at = services.now();
  await deleteConversation(services, { survey_id, user_id_live, is_live: true }, (tx) =>
    writeAudit(tx, deleted_at, {
      act: 'conversation_deleted',
      actor_id: who.user_id,
      survey_id,
      detail: conversation_id,
    }),
  );
  return { receipt: { conversation_id, deleted_at, ...content } };
};
