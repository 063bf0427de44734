import { CODES_LIMIT } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { AuthorContext, Handler } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { lockSurvey } from '../../../storage/surveys/lockSurvey.ts';
import type { TextPlace } from './codedAnswers.ts';

interface NamedCode extends TextPlace {
  readonly survey_id: string | number;
  readonly code_id: string;
}

/** Makes a code, or names it anew (role with analyse 1). */
export const keepCode: Handler<'keepCode'> = async (input, context) => {
  const { code_id, question, part, name, colour, description } = input;
  const { survey_id } = await mayAnalyse(context, input.survey_id);
  const { db, now } = context.services;
  await inTransaction(db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('code/unknown');
    const { numUpdatedRows } = await tx
      .updateTable('codes')
      .set({ name, colour, ...(description === undefined ? {} : { description }) })
      .where('survey_id', '=', survey_id)
      .where('code_id', '=', code_id)
      .where('unique_question_id', '=', question)
      .where('part', '=', part)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
    const { rows } = await sql<{ count: number; is_taken: boolean }>`
      select count(*) filter (where unique_question_id = ${question} and part = ${part} and deleted_at is null) as count,
        coalesce(bool_or(code_id = ${code_id}), false) as is_taken
      from codes where survey_id = ${survey_id}`.execute(tx);
    // Deleted, or of another question.
    if (rows[0]?.is_taken) throw new CallError('code/unknown');
    if ((rows[0]?.count ?? 0) >= CODES_LIMIT) throw new CallError('code/too-many', { most: CODES_LIMIT });
    await tx
      .insertInto('codes')
      .values({
        survey_id,
        code_id,
        unique_question_id: question,
        part,
        name,
        colour,
        ...(description === undefined ? {} : { description }),
        created_at: new Date(now()),
      })
      .execute();
  });
  return { msg: 'success' };
};

async function setDeleted(
  { survey_id: named, code_id, question, part }: NamedCode,
  context: AuthorContext,
  deleted_at: Date | null,
): Promise<{ msg: 'success' }> {
  const { survey_id } = await mayAnalyse(context, named);
  const { numUpdatedRows } = await context.services.db
    .updateTable('codes')
    .set({ deleted_at })
    .where('survey_id', '=', survey_id)
    .where('code_id', '=', code_id)
    .where('unique_question_id', '=', question)
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new CallError('code/unknown');
  return { msg: 'success' };
}

/** Takes a code out of sight (role with analyse 1). */
export const deleteCode: Handler<'deleteCode'> = (input, context) =>
  setDeleted(input, context, new Date(context.services.now()));

/** Brings a deleted code back (role with analyse 1). */
export const restoreCode: Handler<'restoreCode'> = (input, context) => setDeleted(input, context, null);

/** Gives a text a code of the caller's, or takes it away (role with analyse 1). */
export const codeText: Handler<'codeText'> = async (input, context) => {
  const { survey_id } = await mayAnalyse(context, input.survey_id);
  const { db } = context.services;
  const { code_id, conversation_id, question, part, is_given } = input;
  const coder = context.who.user_id;
  const code = await db
    .selectFrom('codes')
    .select('code_id')
    .where('survey_id', '=', survey_id)
    .where('code_id', '=', code_id)
    .where('unique_question_id', '=', question)
    .where('part', '=', part)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!code) throw new CallError('code/unknown');
  if (!is_given) {
    await db
      .deleteFrom('codings')
      .where('survey_id', '=', survey_id)
      .where('code_id', '=', code_id)
      .where('conversation_id', '=', conversation_id)
      .where('coder', '=', coder)
      .execute();
    return { msg: 'success' };
  }
  const { numAffectedRows = 0n } = await sql`
    insert into codings (survey_id, conversation_id, code_id, coder, answered_at)
    select a.survey_id, a.conversation_id, ${code_id}, ${coder}, a.answered_at
    from answers a
    join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id and c.is_live
    where a.survey_id = ${survey_id} and a.conversation_id = ${conversation_id} and a.unique_question_id = ${question}
      and a.nachfrage_id = ${part} and a.withdrawn_turn = 0 and jsonb_typeof(a.value) not in ('object', 'null')
    on conflict (survey_id, code_id, conversation_id, coder) do update set answered_at = excluded.answered_at`.execute(
    db,
  );
  if (numAffectedRows === 0n) throw new CallError('code/no-text');
  return { msg: 'success' };
};
