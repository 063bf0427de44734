import type { Block, BlockType } from '@dialogwerk/shared/contract';
import { compileSurvey, isAsking } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { readCurrentSnapshot } from '../../storage/readSnapshot.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Choice } from './summarizeQuestion.ts';

/** A question by its newest wording. */
export interface Question {
  readonly block: Block;
  /** null for texts and numbers. */
  readonly choices: readonly Choice[] | null;
  readonly answeredIn: AnsweredIn;
}

/** How a question's answers are read: as words, a file, a knowledge question, or a value that can be counted. */
type AnsweredIn = 'words' | 'file' | 'search' | 'values';

export interface Questions {
  readonly survey_name: string;
  /** In order. */
  readonly questions: readonly Question[];
  /** What the dialog's calculations set, in order. */
  readonly variables: readonly string[];
}

/**
 * Every question of a survey: the ones of the dialog as it is now and those that were deleted but answered before, in
 * any revision. Deleted blocks are kept with their last wording.
 */
export async function readQuestions(db: Kysely<Tables>, survey_id: string): Promise<Questions> {
  const { survey_name } = await db
    .selectFrom('surveys')
    .select('survey_name')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const snapshot = await readCurrentSnapshot(db, survey_id);
  if (!snapshot) throw new Error('a dialog that was just read is not there');
  const blocks = [...snapshot.blocks, ...(await answeredBefore(db, survey_id))].toSorted((a, b) => a.order - b.order);
  const compiled = compileSurvey({ ...snapshot, blocks });
  const questions = blocks.filter(isAsking).map((block): Question => {
    const asking = compiled.blocks.get(block.unique_question_id)?.asking ?? null;
    const { answeredIn, hasChoices } = kindOf(block.type);
    return { block, choices: hasChoices ? (asking?.choices ?? []) : null, answeredIn };
  });
  const variables = blocks.flatMap((block) =>
    block.type === 'assign' ? block.assignments.map(({ variable }) => variable) : [],
  );
  return { survey_name, questions, variables: [...new Set(variables)] };
}

async function answeredBefore(db: Kysely<Tables>, survey_id: string): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks')
    .select(sql<Block>`definition || jsonb_build_object('order', "order")`.as('block'))
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
    .execute();
  return rows.map(({ block }) => block);
}

/** A ranking has its own figures, the mean places. */
function kindOf(type: BlockType): { readonly answeredIn: AnsweredIn; readonly hasChoices: boolean } {
  switch (type) {
    case 'open':
    case 'email':
    case 'phone':
    case 'url':
    case 'date':
      return { answeredIn: 'words', hasChoices: false };
    case 'upload':
    case 'voice':
      return { answeredIn: 'file', hasChoices: false };
    case 'qa':
      return { answeredIn: 'search', hasChoices: true };
    case 'number':
    case 'slider':
    case 'ranking':
      return { answeredIn: 'values', hasChoices: false };
    case 'single':
    case 'multiple':
    case 'likert':
    case 'matrix':
    case 'picture':
    case 'consent':
    case 'message':
    case 'gpt':
    case 'assign':
    case 'api':
      return { answeredIn: 'values', hasChoices: true };
  }
}
