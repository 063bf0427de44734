import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { drawnBlock, END, loopGroups, outcomesOf } from '@dialogwerk/shared/dialog/graph';
import { proposedNames } from '../../../features/inspector/model/conditions/proposedNames.ts';
import type { LineFrom } from '../../../model/Insertion.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { ledOutcome } from '../../../model/outcomes/ledOutcome.ts';
import { overrulingNone, ownWayCommands } from './ownWay.ts';

/**
 * Leads a line to a block that is there, or to the ending; into a loop from outside, to the loop, with which its rounds begin. All other lines lead where
 * they did: those of an ending that one answer is led away from end as before.
 */
export function connectLine(survey: SurveyData, { source, outcome }: LineFrom, drawn: string): Command[] {
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === source);
  if (!block) return [];
  const target = loopGroups(survey.all_questions).entryOf(source, drawn);
  return outcome === null ? ownWayCommands(block, target) : outcomeCommands(survey, block, outcome, target);
}

/** Leads one outcome of a block to a target, and no other; null: to where the block goes on. */
export function outcomeCommands(
  survey: SurveyData,
  block: Block,
  outcome_id: string,
  target: string | null,
): Command[] {
  const { unique_question_id: id, is_end } = block;
  const outcome = outcomesOf(drawnBlock(block, survey)).find((one) => one.id === outcome_id);
  if (!outcome) return [];
  // What is no answer leads away from an ending, too; declining is one.
  if (!is_end || (outcome.kind === 'settled' && outcome.id !== '@declined'))
    return [{ kind: 'updateBlock', id, change: ledOutcome(block, outcome, target, variableFor(survey, block)) }];
  const freed = Object.assign({}, block, overrulingNone(block));
  const change = ledOutcome(freed, outcome, target, variableFor(survey, block));
  return [
    { kind: 'updateBlock', id, change: Object.assign(overrulingNone(block), change) },
    { kind: 'connectBlocks', source: id, target: END },
  ];
}

/** The name of a block's answer; what has none gets one with the first range that leads away. */
export function variableFor(survey: SurveyData, { variable, unique_question_id }: Block): string {
  return variable ?? proposedNames(survey).get(unique_question_id) ?? '';
}
