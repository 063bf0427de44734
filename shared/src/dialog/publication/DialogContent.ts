import type { Block, FixMessages, ScaleTemplate, SurveyConfig } from '../../contract/index.ts';

/** A dialog as respondents meet it: what a publication holds, or the draft at a moment. */
export interface DialogContent {
  /** In the order in which they are asked. */
  readonly blocks: readonly Block[];
  readonly templ_options: readonly ScaleTemplate[];
  readonly settings: SurveyConfig & FixMessages;
}
