import type { Block, SurveyData } from '@dialogwerk/shared/contract';
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
      if (!block) return null;
      // All fields, because only those that differ are sent in the end.
      const { type: _type, unique_question_id: _id, created_on: _created, ...change } = block;
      return { kind: 'updateBlock', id: command.id, change };
    }
    case 'moveBlock': {
      const block = find(survey, command.id);
      return block && { kind: 'moveBlock', id: command.id, position: block.position };
    }
    case 'connectBlocks': {
      const block = find(survey, command.source);
      return block && { kind: 'connectBlocks', source: command.source, target: block.jump_to_question };
    }
    case 'updateMessages':
      return { kind: 'updateMessages', change: { welcome: survey.welcome, ending: survey.ending } };
    case 'updateScales':
      return { kind: 'updateScales', templ_options: survey.templ_options };
  }
}

function find(survey: SurveyData, id: string): Block | null {
  return survey.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? null;
}
