import type { Block, ImportReport, ScaleTemplate } from '../../../contract/index.ts';
import { QuestionnaireProblem } from './QuestionnaireProblem.ts';

/** A questionnaire file as the start of a new dialog. Everything in it follows from the file alone; `created_on` is 0. */
export interface ImportedSurvey {
  readonly survey_name: string;
  readonly welcome: string;
  readonly ending: string;
  readonly language: string;
  readonly templ_options: ScaleTemplate[];
  readonly blocks: Block[];
}

/** A new dialog, and what of its file is not as in the file. */
export interface Imported {
  readonly survey: ImportedSurvey;
  readonly report: ImportReport;
}

export type ImportResult =
  | ({ readonly ok: true } & Imported)
  /** A German sentence: what is wrong with the file, and where. */
  | { readonly ok: false; readonly message: string };

/** What reading a file gives: a QuestionnaireProblem that it throws becomes the sentence that refuses the file. */
export function importResult(read: () => Imported): ImportResult {
  try {
    return { ok: true, ...read() };
  } catch (error) {
    if (error instanceof QuestionnaireProblem) return { ok: false, message: error.message };
    throw error;
  }
}
