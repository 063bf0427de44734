import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { inOrder } from '../../../model/inOrder.ts';
import type { Command } from './Command.ts';
import { isSame } from '../../../model/isSame.ts';

/**
 * The dialog after a command. The very same object comes back when the command changes nothing, also when its block is
 * gone. Blocks stand in order afterwards.
 */
export function applyCommand(survey: SurveyData, command: Command): SurveyData {
  switch (command.kind) {
    case 'addBlock':
      return withNewBlock(survey, command.block, command.after);
    case 'restoreBlock':
      if (has(survey, command.block.unique_question_id)) return survey;
      return { ...survey, all_questions: inOrder([...survey.all_questions, command.block]) };
    case 'deleteBlock':
      if (!has(survey, command.id)) return survey;
      return {
        ...survey,
        all_questions: survey.all_questions.filter((block) => block.unique_question_id !== command.id),
      };
    case 'updateBlock':
      return withChange(survey, command.id, command.change);
    case 'moveBlock':
      return withChange(survey, command.id, { position: command.position });
    case 'connectBlocks':
      return withChange(survey, command.source, { jump_to_question: command.target });
    case 'updateMessages':
      return withFields(survey, command.change);
    case 'updateScales':
      return withFields(survey, { templ_options: command.templ_options });
  }
}

function has(survey: SurveyData, id: string): boolean {
  return survey.all_questions.some((block) => block.unique_question_id === id);
}

/** Every block behind the new one moves on by one, as the api does it. */
function withNewBlock(survey: SurveyData, block: Block, after: string | null): SurveyData {
  if (has(survey, block.unique_question_id)) return survey;
  const blocks = survey.all_questions;
  const source = blocks.find(({ unique_question_id }) => unique_question_id === after) ?? blocks.at(-1);
  const order = source ? source.order + 1 : 0;
  const moved = blocks.map((other) => (other.order >= order ? atOrder(other, other.order + 1) : other));
  return { ...survey, all_questions: inOrder([...moved, atOrder(block, order)]) };
}

function atOrder(block: Block, order: number): Block {
  return { ...block, order };
}

function withChange(survey: SurveyData, id: string, change: Partial<Block>): SurveyData {
  let changed = false;
  const blocks = survey.all_questions.map((block) => {
    if (block.unique_question_id !== id) return block;
    const next: Block = Object.assign({}, block, change);
    if (isSame(next, block)) return block;
    changed = true;
    return next;
  });
  if (!changed) return survey;
  return { ...survey, all_questions: 'order' in change ? inOrder(blocks) : blocks };
}

function withFields(
  survey: SurveyData,
  change: Partial<Pick<SurveyData, 'welcome' | 'ending' | 'templ_options'>>,
): SurveyData {
  const next = { ...survey, ...change };
  return isSame(next, survey) ? survey : next;
}
