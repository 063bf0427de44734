import type { ImportReport } from '../../../contract/index.ts';
import { shortened } from '../../text/shortened.ts';
import { conditionalFlow } from './blocks/conditionalFlow.ts';
import type { DialogStep } from './blocks/DialogStep.ts';
import type { SharedScales } from './blocks/SharedScales.ts';
import type { Imported } from './importResult.ts';
import type { QuestionnaireItem } from './items/QuestionnaireItem.ts';
import { QuestionnaireProblem } from './QuestionnaireProblem.ts';
import type { ReportLines } from './report/ReportLines.ts';
import { questionnaireTexts } from './texts.ts';

/** Of the contract. */
const LONGEST_NAME = 200;

/** What a file was read into. */
interface ReadParts {
  /** null where the file has none. */
  readonly name: string | null;
  readonly ending: string;
  readonly language: ImportReport['language'];
  readonly steps: readonly DialogStep[];
  readonly scales: SharedScales;
  /** All items of the file, in their order. */
  readonly items: readonly QuestionnaireItem[];
  readonly gathered: ReportLines;
}

/** The new dialog of what was read, and its report. Throws QuestionnaireProblem where nothing is left to ask or say. */
export function importedOf({ name, ending, language, steps, scales, items, gathered }: ReadParts): Imported {
  const blocks = conditionalFlow(steps);
  if (blocks.length === 0) throw new QuestionnaireProblem(questionnaireTexts.nothingToImport);
  const survey_name = shortened(name ?? questionnaireTexts.unnamed, LONGEST_NAME);
  const ids = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
  return {
    survey: { survey_name, welcome: '', ending, language: language.code, templ_options: scales.templates, blocks },
    report: { language, lines: gathered.lines(items, ids) },
  };
}
