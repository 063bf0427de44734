import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { fieldNames, valueTexts } from '../../fieldTexts.ts';
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

/** What an author calls a block, in quotation marks, or the end that a way leads to. */
export function nameOfBlock(id: string, { survey, gone }: Pick<Naming, 'survey' | 'gone'>): string {
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  if (block) return quoted(blockName(block));
  if (id === DIALOG_END) return fieldNames.is_end;
  const name = gone?.get(id);
  return name === undefined ? valueTexts.goneBlock : quoted(name);
}
