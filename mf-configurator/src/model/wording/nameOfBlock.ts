import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { valueTexts } from '../../fieldTexts.ts';
import { blockName } from './blockName.ts';
import { quoted } from './quoted.ts';

/** What is needed to call things by their names. */
export interface Naming {
  readonly survey: SurveyData;
  /** The block whose field is told; null for the settings. */
  readonly block: Block | null;
  /** What blocks were called that are not in the dialog any more, by id. */
  readonly gone?: ReadonlyMap<string, string>;
}

/** What an author calls a block, in quotation marks. */
export function nameOfBlock(id: string, { survey, gone }: Pick<Naming, 'survey' | 'gone'>): string {
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  if (block) return quoted(blockName(block));
  const name = gone?.get(id);
  return name === undefined ? valueTexts.goneBlock : quoted(name);
}
