import type { AnsweredType, Block, BlockOf } from '@dialogwerk/shared/contract';
import {
  answeredIn,
  choicesOf,
  compilingSurvey,
  isAnswered,
  unrolledSnapshot,
  withCarried,
} from '@dialogwerk/shared/dialog';
import type { Choice } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { createKept } from '../../dialogs/createKept.ts';
import { inTurns } from '../../inTurns.ts';
import { readCurrentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A question by its newest wording. */
export interface Question {
  readonly block: BlockOf<AnsweredType>;
  /** Empty for texts and numbers. */
  readonly choices: readonly Choice[];
  readonly answeredIn: ReturnType<typeof answeredIn>;
}

export interface Questions {
  /** In order. */
  readonly questions: readonly Question[];
  /** What the dialog's calculations set, in order. */
  readonly variables: readonly string[];
}

/**
 * Every question of a survey: the ones of the dialog as it is now and those that were deleted but answered before, in
 * any revision. Deleted blocks are kept with their last wording. They are worked out once for a revision of the draft.
 */
export async function readQuestions(
  db: Kysely<Tables>,
  survey_id: string,
): Promise<Questions & { readonly survey_name: string }> {
  const { survey_name, revision } = await db
    .selectFrom('surveys')
    .select(['survey_name', 'revision'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const gone = await answeredBefore(db, survey_id).select('unique_question_id').execute();
  const ids = gone.map(({ unique_question_id }) => unique_question_id);
  return { survey_name, ...(await kept([survey_id, revision, ids], () => workOut(db, survey_id))) };
}

const kept = createKept<Questions>('answered', ({ questions, variables }) => questions.length + variables.length);

async function workOut(db: Kysely<Tables>, survey_id: string): Promise<Questions> {
  const snapshot = await readCurrentSnapshot(db, survey_id);
  if (!snapshot) throw new Error('a dialog that was just read is not there');
  const gone = await answeredBefore(db, survey_id)
    .select(sql<Block>`definition || jsonb_build_object('order', "order")`.as('block'))
    .execute();
  const all = [...snapshot.blocks, ...gone.map(({ block }) => block)].toSorted((a, b) => a.order - b.order);
  const blocks = withCarried(unrolledSnapshot({ blocks: all }).blocks);
  const compiled = await inTurns(compilingSurvey({ ...snapshot, blocks }));
  const questions = blocks
    .filter((block) => isAnswered(block))
    .map((block): Question => ({
      block,
      choices: choicesOf(compiled, block.unique_question_id),
      answeredIn: answeredIn(block.type),
    }));
  const variables = blocks.flatMap((block) =>
    block.type === 'assign' ? block.assignments.map(({ variable }) => variable) : [],
  );
  return { questions, variables: [...new Set(variables)] };
}

function answeredBefore(db: Kysely<Tables>, survey_id: string) {
  return db
    .selectFrom('blocks')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is not', null)
    .where((block) =>
      block.exists(
        block
          .selectFrom('answers')
          .select('survey_id')
          .whereRef('answers.survey_id', '=', 'blocks.survey_id')
          .whereRef('answers.unique_question_id', '=', 'blocks.unique_question_id'),
      ),
    )
    .orderBy('deleted_at')
    .orderBy('unique_question_id');
}
