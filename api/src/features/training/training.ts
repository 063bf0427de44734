import type { Block } from '@dialogwerk/shared/contract';
import { compileSurvey, withId } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { meaningTargets } from '@dialogwerk/shared/dialog/understanding';
import type { BlockUnderstanding, MeaningTarget } from '@dialogwerk/shared/dialog/understanding';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { AuthorContext } from '../../calls/handler.ts';
import type { SurveyOfAuthor } from '../../policies/findSurvey.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { readCurrentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { forAuthor } from '../../understanding/Understandings.ts';

/** A dialog's training: which stands, and which respondents are understood by (null: none was put into effect). */
export interface TrainingState {
  readonly revision: number;
  readonly applied: number | null;
}

/** A block of the draft that an author may train. */
export interface BlockToTrain {
  readonly survey: SurveyOfAuthor;
  readonly survey_id: string;
  readonly unique_question_id: string;
  readonly block: Block;
  readonly compiled: CompiledSurvey;
  readonly targets: readonly MeaningTarget[];
  /** How many texts its targets say of themselves, which are compared like examples. */
  readonly own: number;
}

/** The block, if the author may train its dialog; 404 for one that there is not. */
export async function blockToTrain(
  context: AuthorContext,
  { id, questionId }: { readonly id: string | number; readonly questionId: string },
): Promise<BlockToTrain> {
  const survey = await mayTrain(context, id);
  const { survey_id } = survey;
  const compiled = await compiledDraft(context, survey);
  const block = compiled ? withId(compiled.blocks, questionId)?.block : undefined;
  if (!compiled || !block) throw new CallError('training/unknown-block', { id: questionId });
  const targets = meaningTargets(compiled, questionId);
  const own = targets.flatMap((target) => [...target.own, ...target.implied]).length;
  return { survey, survey_id, unique_question_id: questionId, block, compiled, targets, own };
}

/** The draft, ready to run; null when there is none any more. */
export async function compiledDraft(
  { services: { compiled, db } }: Pick<AuthorContext, 'services'>,
  { survey_id, revision }: Pick<SurveyOfAuthor, 'survey_id' | 'revision'>,
): Promise<CompiledSurvey | null> {
  const kept = await compiled.get(survey_id, revision);
  if (kept) return kept;
  // Somebody has edited it since it was looked up.
  const snapshot = await readCurrentSnapshot(db, survey_id);
  return snapshot && compileSurvey(snapshot);
}

export async function readTrainingState(db: Kysely<Tables>, survey_id: string): Promise<TrainingState> {
  return db
    .selectFrom('surveys')
    .select(['training_revision as revision', 'training_applied as applied'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
}

/** What a block has learned by the training as it stands, for these texts of replies. */
export async function draftUnderstanding(
  { services }: Pick<AuthorContext, 'services'>,
  { survey_id, survey, compiled, unique_question_id }: BlockToTrain,
  ...texts: readonly string[]
): Promise<BlockUnderstanding> {
  const { revision: training } = await readTrainingState(services.db, survey_id);
  const { revision } = survey;
  const key = { survey_id, revision, training, unique_question_id };
  return services.understandings.get(compiled, key, forAuthor(...texts));
}

/** Begins a change of the training inside a transaction: others wait until it ends. Gives the training's new revision. */
export async function raiseTraining(tx: Kysely<Tables>, survey_id: string): Promise<number> {
  const { training_revision } = await tx
    .updateTable('surveys')
    .set((row) => ({ training_revision: row('training_revision', '+', 1) }))
    .where('survey_id', '=', survey_id)
    .returning('training_revision')
    .executeTakeFirstOrThrow();
  return training_revision;
}
