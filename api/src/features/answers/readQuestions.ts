import type { Block, BlockType } from '@dialogwerk/shared/contract';
import { compileSurvey, isAsking } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
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
  const survey = await db
    .selectFrom('surveys')
    .select(['survey_name', 'settings', 'templ_options'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('blocks')
    .select(sql<Block>`definition || jsonb_build_object('order', "order")`.as('block'))
    .where('survey_id', '=', survey_id)
    .where((block) =>
      block.or([
        block('deleted_at', 'is', null),
        block.exists(
          block
            .selectFrom('answers')
            .select('survey_id')
            .whereRef('answers.survey_id', '=', 'blocks.survey_id')
            .whereRef('answers.unique_question_id', '=', 'blocks.unique_question_id'),
        ),
      ]),
    )
    .orderBy('order')
    .orderBy('deleted_at', (direction) => direction.asc().nullsFirst())
    .execute();
  const blocks = rows.map(({ block }) => block);

  const { welcome, ending, du_sie, language } = survey.settings;
  const { templ_options } = survey;
  const compiled = compileSurvey({ survey_id, blocks, templ_options, welcome, ending, du_sie, language });
  const questions = blocks.filter(isAsking).map((block): Question => {
    const asking = compiled.blocks.get(block.unique_question_id)?.asking ?? null;
    const { answeredIn, hasChoices } = kindOf(block.type);
    return { block, choices: hasChoices ? (asking?.choices ?? []) : null, answeredIn };
  });
  const variables = blocks.flatMap((block) =>
    block.type === 'assign' ? block.assignments.map(({ variable }) => variable) : [],
  );
  return { survey_name: survey.survey_name, questions, variables: [...new Set(variables)] };
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
