import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { choiceName, connectionsOf, drawnBlock, drawnByOption, END, outcomesOf } from '@dialogwerk/shared/dialog/graph';
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
  if (!was || !is) return null;
  const outcome = outcomeIn(is, from.outcome);
  const target = targetOf(after, from.source, outcome);
  if (target === null) return null;
  const next = blockOf(before, target);
  if (outcome !== null) {
    const at = atOption(after, is, outcome, target);
    return texts.sentence(
      target === END ? texts.endsFor(...at) : next ? texts.leadsFor(...at, nameOf(next)) : texts.hereFor(...at),
      ...(target !== END && targetOf(after, from.source, null) === END ? [texts.othersEnd] : []),
      ...(isNeeded(was) && !isNeeded(is) ? [texts.consentNotNeeded] : []),
    );
  }
  if (!was.is_end || is.is_end) return null;
  return texts.sentence(next ? texts.endsNoMore(nameOf(was), nameOf(next)) : texts.endsNoMoreHere(nameOf(was)));
}

/** Where a block or an answer of it leads, after its line was taken away. */
export function saidAfterRemoval(after: SurveyData, { source, outcome }: LineFrom): string | null {
  const block = blockOf(after, source);
  if (!block) return null;
  if (outcome !== null) {
    const freed = outcome === '@declined' && !isNeeded(block) ? [texts.consentNotNeeded] : [];
    return texts.sentence(texts.likeOthers(answerOf(block, outcomeIn(block, outcome) ?? outcome)), ...freed);
  }
  const next = blockOf(after, targetOf(after, source, null) ?? END);
  return texts.sentence(next ? texts.goesOnWith(nameOf(block), nameOf(next)) : texts.endsAfter(nameOf(block)));
}

function blockOf(survey: SurveyData, id: string): Block | undefined {
  const found = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  return found && drawnBlock(found, survey);
}
const isNeeded = (block: Block): boolean => block.type === 'consent' && block.required;
/** What an outcome is called after a line was drawn: once a consent is not needed any more, declining it is an answer. */
const outcomeIn = (block: Block, outcome: string | null): string | null =>
  outcome === '@declined' && !isNeeded(block) ? 'decline' : outcome;
const nameOf = (block: Block): string => quoted(blockName(block));

/** Where an outcome's line leads, or with null the block's own. */
function targetOf(survey: SurveyData, source: string, outcome: string | null): string | null {
  const own = drawnByOption(connectionsOf(survey)).filter((one) => one.source === source);
  const found = own.find(({ kind, handle }) =>
    outcome === null ? kind === 'jump' || kind === 'order' : handle?.outcome === outcome,
  );
  return found?.target ?? null;
}

/** An answer by its words, and whether it alone leads to a target. */
function atOption(survey: SurveyData, block: Block, outcome: string, target: string): [string, boolean] {
  const leading = connectionsOf(survey).filter(
    (one) => one.source === block.unique_question_id && one.target === target,
  );
  const isAlone = leading.length === 1 && leading.every(({ labels }) => labels.length === 1);
  return [answerOf(block, outcome), isAlone];
}

function answerOf(block: Block, id: string): string {
  const outcomes = outcomesOf(block);
  const at = outcomes.findIndex((one) => one.id === id);
  return quotedLabels([choiceName({ label: outcomes[at]?.text ?? '' }, at)]);
}
