import { codeKey, CODES_LIMIT } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { lockSurvey } from '../../../storage/surveys/lockSurvey.ts';

/** Makes the codes of a codebook (role with analyse 1). */
export const addCodes: Handler<'addCodes'> = async ({ question, part, codes, ...input }, context) => {
  const { survey_id } = await mayAnalyse(context, input.survey_id);
  const { db, now } = context.services;
  const added = await inTransaction(db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('code/unknown');
    const before = await tx
      .selectFrom('codes')
      .select(['code_id', 'name'])
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', question)
      .where('part', '=', part)
      .where('deleted_at', 'is', null)
      .execute();
    const taken = new Set(before.map(({ name }) => codeKey(name)));
    const fresh = codes.filter(({ name }) => {
      const key = codeKey(name);
      return !taken.has(key) && taken.add(key);
    });
    if (before.length + fresh.length > CODES_LIMIT) throw new CallError('code/too-many', { most: CODES_LIMIT });
    const begin = now();
    const kept =
      fresh.length === 0
        ? []
        : await tx
            .insertInto('codes')
            .values(
              fresh.map(({ code_id, name, description, colour }, place) => ({
                survey_id,
                code_id,
                unique_question_id: question,
                part,
                name,
                description,
                colour,
                // Apart from each other, because codes stand in the order in which they came.
                created_at: new Date(begin + place),
              })),
            )
            .onConflict((conflict) => conflict.columns(['survey_id', 'code_id']).doNothing())
            .returning('code_id')
            .execute();
    // Deleted, or of another question.
    if (kept.length < fresh.length) throw new CallError('code/unknown');
    const there = new Set([...before, ...kept].map(({ code_id }) => code_id));
    return codes.flatMap(({ code_id }) => (there.has(code_id) ? [code_id] : []));
  });
  return { added };
};
