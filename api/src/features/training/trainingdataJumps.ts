import type { Block, TrainingTarget } from '@dialogwerk/shared/contract';
import { blockName, choicesOf, compileSurvey } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { CallError } from '../../calls/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { readCurrentSnapshot } from '../../storage/readSnapshot.ts';

type Target = Omit<TrainingTarget, 'examples'>;

/** What a reply can mean: the block's own choices first, then where its conditions lead, each block once. */
function targetsOf(snapshot: SurveySnapshot, block: Block): Target[] {
  const { unique_question_id: id } = block;
  const kind = block.type === 'qa' ? 'entry' : 'option';
  const choices = choicesOf(compileSurvey(snapshot), id).map(({ id: target, label }): Target => ({
    kind,
    target,
    label,
  }));
  const led = new Set(block.jump_to_ids.flatMap((jump) => (jump.kind === 'condition' ? [jump.target] : [])));
  const jumps = snapshot.blocks
    .filter(({ unique_question_id }) => led.has(unique_question_id))
    .map((other): Target => ({
      kind: 'jump',
      target: other.unique_question_id,
      label: blockName(other, other.context) || other.unique_question_id,
    }));
  return [...choices, ...jumps];
}

/** A block's targets with their examples: those of training, and for an entry of knowledge also its own questions. */
export const trainingdataJumps: Handler<'trainingdataJumps'> = async ({ id, questionId }, context) => {
  const { survey_id } = await mayTrain(context, id);
  const { db } = context.services;
  const snapshot = await readCurrentSnapshot(db, survey_id);
  const block = snapshot?.blocks.find(({ unique_question_id }) => unique_question_id === questionId);
  if (!snapshot || !block) throw new CallError('training/unknown-block', { id: questionId });
  const rows = await db
    .selectFrom('training_examples')
    .select(['target', 'example'])
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', questionId)
    .orderBy('created_at')
    .orderBy('example')
    .execute();
  const questions = new Map(block.type === 'qa' ? block.qa_entries.map((entry) => [entry.id, entry.questions]) : []);
  return {
    targets: targetsOf(snapshot, block).map((target) => {
      const own = target.kind === 'entry' ? (questions.get(target.target) ?? []) : [];
      const trained = rows.filter((row) => row.target === target.target).map(({ example }) => example);
      return Object.assign(target, { examples: [...new Set([...own, ...trained])] });
    }),
  };
};
