import { MODEL_TRY_LIMITS } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext, Handler } from '../../calls/handler.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { findGptBlock } from './findGptBlock.ts';

interface OfBlock {
  readonly id: string | number;
  readonly questionId: string;
}

/** The dialog of a KI-Gespräch, for whoever trains. */
async function dialogOf(context: CallContext<'author'>, { id, questionId }: OfBlock): Promise<string> {
  const { survey_id } = await mayTrain(context, id);
  await findGptBlock(context.services.db, survey_id, questionId);
  return survey_id;
}

/** What the exit conditions of a block are tried on, in the order in which it was added. */
export const exitTrials: Handler<'exitTrials'> = async (input, context) => {
  const survey_id = await dialogOf(context, input);
  const rows = await context.services.db
    .selectFrom('exit_trials')
    .select(['trial_id', 'said', 'conversation_id', 'begun_at', 'expected'])
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', input.questionId)
    .orderBy('place')
    .execute();
  return {
    trials: rows.map(({ trial_id, said, conversation_id, begun_at, expected }) => ({
      trial_id,
      said,
      recorded: conversation_id && begun_at ? { conversation_id, begun: begun_at.getTime() } : null,
      expected,
    })),
  };
};

/** Keeps a conversation, or what is right for it; of one that is kept only that changes. */
export const keepExitTrial: Handler<'keepExitTrial'> = async (
  { trial_id, said, recorded, expected, ...input },
  context,
) => {
  const survey_id = await dialogOf(context, input);
  const { questionId: unique_question_id } = input;
  await inTransaction(context.services.db, async (tx) => {
    // So that two authors together keep to the limit as well.
    await tx.selectFrom('surveys').select('survey_id').where('survey_id', '=', survey_id).forUpdate().execute();
    const kept = await tx
      .selectFrom('exit_trials')
      .select('trial_id')
      .where('survey_id', '=', survey_id)
      .where('unique_question_id', '=', unique_question_id)
      .execute();
    const isKept = kept.some((one) => one.trial_id === trial_id);
    if (!isKept && kept.length >= MODEL_TRY_LIMITS.transcripts) throw new CallError('trial/too-many');
    if (recorded) {
      const known = await tx
        .selectFrom('conversations')
        .select('conversation_id')
        .where('survey_id', '=', survey_id)
        .where('conversation_id', '=', recorded.conversation_id)
        .executeTakeFirst();
      if (!known) throw new CallError('conversation/unknown');
    }
    const label = expected && JSON.stringify(expected);
    await tx
      .insertInto('exit_trials')
      .values({
        survey_id,
        unique_question_id,
        trial_id,
        said: JSON.stringify(said),
        conversation_id: recorded?.conversation_id ?? null,
        begun_at: recorded ? new Date(recorded.begun) : null,
        expected: label,
      })
      .onConflict((row) =>
        row.columns(['survey_id', 'unique_question_id', 'trial_id']).doUpdateSet({ expected: label }),
      )
      .execute();
  });
  return { msg: 'success' };
};

/** Takes a conversation out; also one that is out already. */
export const deleteExitTrial: Handler<'deleteExitTrial'> = async ({ trial_id, ...input }, context) => {
  const survey_id = await dialogOf(context, input);
  await context.services.db
    .deleteFrom('exit_trials')
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', input.questionId)
    .where('trial_id', '=', trial_id)
    .execute();
  return { msg: 'success' };
};
