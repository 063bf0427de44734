import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { inOrder } from '../../../model/inOrder.ts';
import type { Command, Move } from './Command.ts';
import { sectionsAfter } from './sectionsAfter.ts';
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
    case 'swapOrder':
      return withSwapped(survey, command.id, command.order);
    case 'moveBlocks':
      return withMoves(survey, command.moves);
    case 'connectBlocks':
      return withChange(survey, command.source, { jump_to_question: command.target });
    case 'updateMessages':
      return withFields(survey, command.change);
    case 'updateConfig': {
      const { accent_color } = command.change;
      return withFields(survey, { ...command.change, ...(accent_color === undefined ? {} : { color: accent_color }) });
    }
    case 'updateEnds':
      return withEnds(survey, command.ends, command.others);
    case 'updateScales':
      return withFields(survey, { templ_options: command.templ_options });
    case 'updateSections':
      return withFields(survey, { sections: sectionsAfter(survey.sections, command.sections) });
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

function withSwapped(survey: SurveyData, id: string, order: number): SurveyData {
  const left = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id)?.order;
  if (left === undefined || left === order) return survey;
  const blocks = survey.all_questions.map((block) => {
    if (block.unique_question_id === id) return atOrder(block, order);
    return block.order === order ? atOrder(block, left) : block;
  });
  return { ...survey, all_questions: inOrder(blocks) };
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

function withMoves(survey: SurveyData, moves: readonly Move[]): SurveyData {
  const positions = new Map(moves.map(({ id, position }) => [id, position]));
  let changed = false;
  const all_questions = survey.all_questions.map((block) => {
    const position = positions.get(block.unique_question_id);
    if (position === undefined || isSame(position, block.position)) return block;
    changed = true;
    return Object.assign({}, block, { position });
  });
  return changed ? { ...survey, all_questions } : survey;
}

function withEnds(survey: SurveyData, ends: readonly string[], others: readonly string[]): SurveyData {
  const wanted = new Map([...ends.map((id) => [id, true] as const), ...others.map((id) => [id, false] as const)]);
  const isChanged = ({ unique_question_id, is_end }: Block): boolean =>
    (wanted.get(unique_question_id) ?? is_end) !== is_end;
  if (!survey.all_questions.some(isChanged)) return survey;
  const all_questions = survey.all_questions.map((block) =>
    isChanged(block) ? Object.assign({}, block, { is_end: !block.is_end }) : block,
  );
  return { ...survey, all_questions };
}

function withFields(survey: SurveyData, change: Partial<Omit<SurveyData, 'all_questions'>>): SurveyData {
  const next = { ...survey, ...change };
  return isSame(next, survey) ? survey : next;
}
