import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { choiceName, choicesOfBlock, connectionsOf, drawnByOption, END } from '@dialogwerk/shared/dialog/graph';
import type { LineFrom } from '../../../model/Insertion.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import { quoted } from '../../../model/wording/quoted.ts';
import { quotedLabels } from '../../../model/wording/quotedLabels.ts';
import { lineTexts as texts } from './lineTexts.ts';

/**
 * What has become true by a line that was drawn, where that is more than what the line shows: that it counts for one answer alone, and that a block does not
 * end the dialog any more. Null for nothing.
 */
export function saidAfterLine(before: SurveyData, after: SurveyData, from: LineFrom): string | null {
  const was = blockOf(before, from.source);
  const is = blockOf(after, from.source);
  const target = targetOf(after, from.source, from.option_id);
  if (!was || !is || target === null) return null;
  const next = blockOf(before, target);
  if (from.option_id !== null) {
    const at = atOption(after, is, from.option_id, target);
    return texts.sentence(
      target === END ? texts.endsFor(...at) : next ? texts.leadsFor(...at, nameOf(next)) : texts.hereFor(...at),
      ...(target !== END && targetOf(after, from.source, null) === END ? [texts.othersEnd] : []),
    );
  }
  if (!was.is_end || is.is_end) return null;
  return texts.sentence(next ? texts.endsNoMore(nameOf(was), nameOf(next)) : texts.endsNoMoreHere(nameOf(was)));
}

/** Where a block or an answer of it leads, after its line was taken away. */
export function saidAfterRemoval(after: SurveyData, { source, option_id }: LineFrom): string | null {
  const block = blockOf(after, source);
  if (!block) return null;
  if (option_id !== null) return texts.sentence(texts.likeOthers(answerOf(after, block, option_id)));
  const next = blockOf(after, targetOf(after, source, null) ?? END);
  return texts.sentence(next ? texts.goesOnWith(nameOf(block), nameOf(next)) : texts.endsAfter(nameOf(block)));
}

const blockOf = ({ all_questions }: SurveyData, id: string): Block | undefined =>
  all_questions.find(({ unique_question_id }) => unique_question_id === id);
const nameOf = (block: Block): string => quoted(blockName(block));

/** Where an option's line leads, or with null the block's own. */
function targetOf(survey: SurveyData, source: string, option_id: string | null): string | null {
  const own = drawnByOption(connectionsOf(survey)).filter((one) => one.source === source);
  const found = own.find(({ kind, handle }) =>
    option_id === null ? kind === 'jump' || kind === 'order' : handle?.option_id === option_id,
  );
  return found?.target ?? null;
}

/** An answer by its words, and whether it alone leads to a target. */
function atOption(survey: SurveyData, block: Block, option_id: string, target: string): [string, boolean] {
  const leading = connectionsOf(survey).filter(
    (one) => one.source === block.unique_question_id && one.target === target,
  );
  const isAlone = leading.length === 1 && leading.every(({ labels }) => labels.length === 1);
  return [answerOf(survey, block, option_id), isAlone];
}

function answerOf(survey: SurveyData, block: Block, option_id: string): string {
  const choices = choicesOfBlock(survey, block);
  const at = choices.findIndex(({ id }) => id === option_id);
  return quotedLabels([choiceName(choices[at] ?? { label: '' }, at)]);
}
