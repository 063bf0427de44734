import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { fieldsOf } from '../../../model/fieldsOf.ts';
import type { Command } from './Command.ts';

/** The command that takes `command` back, worked out on the dialog before it; null when there is nothing to take back. */
export function invertCommand(survey: SurveyData, command: Command): Command | null {
  switch (command.kind) {
    case 'addBlock':
    case 'restoreBlock':
      return { kind: 'deleteBlock', id: command.block.unique_question_id };
    case 'deleteBlock': {
      const block = find(survey, command.id);
      return block && { kind: 'restoreBlock', block };
    }
    case 'updateBlock': {
      const block = find(survey, command.id);
      // Only these fields, because another author may change the others meanwhile.
      return block && { kind: 'updateBlock', id: command.id, change: fieldsOf(block, Object.keys(command.change)) };
    }
    case 'swapOrder': {
      const block = find(survey, command.id);
      return block && { kind: 'swapOrder', id: command.id, order: block.order };
    }
    case 'moveBlocks': {
      const moved = new Set(command.moves.map(({ id }) => id));
      const blocks = survey.all_questions.filter(({ unique_question_id }) => moved.has(unique_question_id));
      const moves = blocks.map(({ unique_question_id: id, position }) => ({ id, position }));
      return moves.length > 0 ? { kind: 'moveBlocks', moves } : null;
    }
    case 'connectBlocks': {
      const block = find(survey, command.source);
      return block && { kind: 'connectBlocks', source: command.source, target: block.jump_to_question };
    }
    case 'updateMessages':
      return { kind: 'updateMessages', change: fieldsOf(survey, Object.keys(command.change)) };
    case 'updateConfig':
      return { kind: 'updateConfig', change: fieldsOf(survey, Object.keys(command.change)) };
    case 'updateScales':
      return { kind: 'updateScales', templ_options: survey.templ_options };
    case 'updateSections':
      return {
        kind: 'updateSections',
        sections: Object.fromEntries(
          Object.keys(command.sections).map((id) => [id, survey.sections.find((section) => section.id === id) ?? null]),
        ),
      };
    case 'updateEnds': {
      const changed = new Set([...command.ends, ...command.others]);
      const blocks = survey.all_questions.filter(({ unique_question_id }) => changed.has(unique_question_id));
      const ids = (is_end: boolean): string[] =>
        blocks.filter((block) => block.is_end === is_end).map(({ unique_question_id }) => unique_question_id);
      return { kind: 'updateEnds', ends: ids(true), others: ids(false) };
    }
  }
}

function find(survey: SurveyData, id: string): Block | null {
  return survey.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? null;
}
