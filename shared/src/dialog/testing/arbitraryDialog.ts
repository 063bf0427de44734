import * as fc from 'fast-check';
import type { Block } from '../../contract/index.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { arbitrarySurvey } from './arbitrarySurvey.ts';
import { soundSurvey } from './soundSurvey.ts';

/** The same blocks, where no id and no name of a variable stands twice. */
function distinct(blocks: readonly Block[]): Block[] {
  const byId = new Map(blocks.map((block) => [block.unique_question_id, block]));
  const names = new Set<string>();
  return [...byId.values()].map((block) => {
    const { variable } = block;
    if (variable === null || names.has(variable)) return Object.assign({}, block, { variable: null });
    names.add(variable);
    return block;
  });
}

/** Dialogs as a database can hold them: sound ones, and ones of every shape. */
export const arbitraryDialog: fc.Arbitrary<SurveySnapshot> = fc.oneof(
  soundSurvey,
  arbitrarySurvey.map((survey) => Object.assign({}, survey, { blocks: distinct(survey.blocks) })),
);
