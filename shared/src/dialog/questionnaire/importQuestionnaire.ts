import type { Block, ImportReport, ScaleTemplate } from '../../contract/index.ts';
import { respondentTexts } from '../respondentTexts.ts';
import { shortened } from '../text/shortened.ts';
import { conditionalFlow } from './conditionalFlow.ts';
import { dialogSteps } from './dialogSteps.ts';
import { isObject, textIn } from './json/JsonObject.ts';
import type { JsonObject } from './json/JsonObject.ts';
import { readJson } from './json/readJson.ts';
import { planItems } from './planItems.ts';
import { QuestionnaireProblem } from './QuestionnaireProblem.ts';
import { readItems } from './readItems.ts';
import { ReportLines } from './report/ReportLines.ts';
import { SharedScales } from './SharedScales.ts';
import { questionnaireTexts } from './texts.ts';
import { ValueSets } from './ValueSets.ts';

/** Of the contract. */
const LONGEST_NAME = 200;

/** A questionnaire file as the start of a new dialog. Everything in it follows from the file alone; `created_on` is 0. */
export interface ImportedSurvey {
  readonly survey_name: string;
  readonly welcome: string;
  readonly ending: string;
  readonly language: string;
  readonly templ_options: ScaleTemplate[];
  readonly blocks: Block[];
}

export type ImportResult =
  | { readonly ok: true; readonly survey: ImportedSurvey; readonly report: ImportReport }
  /** A German sentence: what is wrong with the file, and where. */
  | { readonly ok: false; readonly message: string };

function readQuestionnaire(content: string): JsonObject {
  const file = readJson(content);
  const found = isObject(file) ? textIn(file, 'resourceType') : null;
  if (!isObject(file) || found === null) throw new QuestionnaireProblem(questionnaireTexts.noResource);
  if (found !== 'Questionnaire') {
    throw new QuestionnaireProblem(questionnaireTexts.otherResource(shortened(found, 100)));
  }
  return file;
}

function languageOf(questionnaire: JsonObject): string {
  const language = textIn(questionnaire, 'language') ?? '';
  return /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : 'de';
}

function imported(content: string): ImportResult {
  const questionnaire = readQuestionnaire(content);
  const language = languageOf(questionnaire);
  const texts = respondentTexts(language, 'sie');
  const gathered = new ReportLines();
  const { note } = gathered;
  const items = readItems(questionnaire);
  const planned = planItems(items, { valueSets: new ValueSets(questionnaire), texts, note });
  const scales = new SharedScales(planned);
  const blocks = conditionalFlow(dialogSteps(planned, scales, note));
  if (blocks.length === 0) throw new QuestionnaireProblem(questionnaireTexts.nothingToImport);
  const name = textIn(questionnaire, 'title') ?? textIn(questionnaire, 'name') ?? questionnaireTexts.unnamed;
  const survey: ImportedSurvey = {
    survey_name: shortened(name, LONGEST_NAME),
    welcome: '',
    ending: texts.thanks,
    language,
    templ_options: scales.templates,
    blocks,
  };
  const ids = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
  const report: ImportReport = {
    language: { code: language, sure: true },
    lines: gathered.lines(items, survey.survey_name, ids),
  };
  return { ok: true, survey, report };
}

/** Reads a FHIR Questionnaire (R4, or R5 as far as it differs) from the text of its JSON file. Never throws. */
export function importQuestionnaire(content: string): ImportResult {
  try {
    return imported(content);
  } catch (error) {
    if (error instanceof QuestionnaireProblem) return { ok: false, message: error.message };
    throw error;
  }
}
