import type { Block, ScaleTemplate, SurveyData } from '@dialogwerk/shared/contract';
import { templateOf } from '../../../model/copies/copiedBlock.ts';

/** Copied blocks as they lie in the clipboard, as JSON. */
export interface Clip {
  readonly format: typeof CLIP_FORMAT;
  /** The dialog that they come from. */
  readonly survey_id: string;
  /** In their order. */
  readonly blocks: readonly Block[];
  /** The shared scales that they use. */
  readonly templ_options: readonly ScaleTemplate[];
}

/** Tells our blocks from any other text; a further format gets another number. */
export const CLIP_FORMAT = 'dialogwerk-blocks-1';

/** The blocks of these ids, with the scales that they share. */
export function clipOf(survey: SurveyData, ids: readonly string[]): Clip {
  const wanted = new Set(ids);
  const blocks = survey.all_questions.filter(({ unique_question_id }) => wanted.has(unique_question_id));
  const used = new Set(blocks.flatMap((block) => templateOf(block) ?? []));
  return {
    format: CLIP_FORMAT,
    survey_id: survey.survey_id,
    blocks,
    templ_options: survey.templ_options.filter(({ id }) => used.has(id)),
  };
}
