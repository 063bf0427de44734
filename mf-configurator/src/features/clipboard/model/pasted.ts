import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { Block, ScaleTemplate, SurveyData } from '@dialogwerk/shared/contract';
import { copiedBlock } from '../../../model/copies/copiedBlock.ts';
import { freeScales } from '../../../model/copies/freeScales.ts';
import { freeVariables } from '../../../model/copies/freeVariables.ts';
import { withoutFiles } from '../../../model/copies/withoutFiles.ts';
import { isSame } from '../../../model/isSame.ts';
import type { Clip } from './Clip.ts';

/** What of the outer world a paste needs. */
export interface Fresh {
  readonly newId: () => string;
  /** In ms. */
  readonly now: number;
}

export interface Pasted {
  /** In order, for the dialog that they were made for. */
  readonly blocks: readonly Block[];
  /** Shared scales that the dialog does not have yet. */
  readonly templ_options: readonly ScaleTemplate[];
  readonly renamed: number;
  /** Jumps to blocks that are neither copied nor in the dialog. */
  readonly jumpsLeft: number;
  /** Files belong to the other dialog. */
  readonly filesLeft: boolean;
}

/**
 * Copied blocks made fit for a dialog: new ids, variables that are unique there, jumps among them led to the copies, shared
 * scales found again or brought along. Answers and reactions stay with their options.
 */
export function pasted(clip: Clip, survey: SurveyData, { newId, now }: Fresh): Pasted {
  const ids = new Map(clip.blocks.map(({ unique_question_id }) => [unique_question_id, newId()]));
  const known = new Set([...survey.all_questions.map(({ unique_question_id }) => unique_question_id), DIALOG_END]);
  const variables = freeVariables(clip.blocks, survey.all_questions);
  const scales = freeScales(clip.templ_options, survey.templ_options);
  const isElsewhere = clip.survey_id !== survey.survey_id;
  let jumpsLeft = 0;

  const targetOf = (target: string): string | null => {
    const found = ids.get(target) ?? (known.has(target) ? target : null);
    if (found === null) jumpsLeft += 1;
    return found;
  };
  const blocks = clip.blocks.map((block): Block => {
    const own = isElsewhere ? withoutFiles(block) : block;
    return Object.assign({}, copiedBlock(own, { ids, variables, scales: scales.ids }, targetOf), {
      unique_question_id: ids.get(block.unique_question_id) ?? newId(),
      created_on: now,
      start_page: false,
    });
  });
  return {
    blocks,
    templ_options: scales.added,
    renamed: clip.blocks.filter(({ variable }) => variable !== null && variables.has(variable)).length,
    jumpsLeft,
    filesLeft: isElsewhere && clip.blocks.some((block) => !isSame(block, withoutFiles(block))),
  };
}
