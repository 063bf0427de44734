import type { ChangeOrigin, SurveyData } from '@dialogwerk/shared/contract';
import { fieldsOf } from '../../../model/fieldsOf.ts';
import type { Command } from './Command.ts';
import { mergeCommands } from './mergeCommands.ts';

/** A command on its way to the api. */
export interface PendingCommand {
  readonly command: Command;
  /** What its author saw, so that nothing is overwritten that they have not seen; by field of the call. */
  readonly base: Readonly<Record<string, unknown>>;
  /** The step of the history that it belongs to. */
  readonly origin: Pick<ChangeOrigin, 'id'> & Required<Pick<ChangeOrigin, 'direction'>>;
}

/** Where a block lies and when it comes is not what it says: there the last one wins, and both stand in the history. */
const PLACES: ReadonlySet<string> = new Set(['order', 'position', 'start_page']);

/** What the author sees of that which a command is about to change. */
export function baseOf(survey: SurveyData, command: Command): Readonly<Record<string, unknown>> {
  switch (command.kind) {
    case 'updateBlock':
      return contentOf(survey, command.id, (field) => Object.hasOwn(command.change, field));
    case 'deleteBlock':
      return contentOf(survey, command.id, () => true);
    case 'connectBlocks': {
      const { jump_to_question } = contentOf(survey, command.source, () => true);
      return { [command.source]: jump_to_question };
    }
    case 'updateMessages':
    case 'updateConfig':
      return fieldsOf(survey, Object.keys(command.change));
    case 'updateScales':
      return { templ_options: survey.templ_options };
    case 'updateSections':
      return { sections: survey.sections.filter(({ id }) => id in command.sections) };
    case 'addBlock':
    case 'restoreBlock':
    case 'swapOrder':
    case 'moveBlocks':
    case 'updateEnds':
      return {};
  }
}

function contentOf(survey: SurveyData, id: string, isMeant: (field: string) => boolean): Record<string, unknown> {
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  return Object.fromEntries(Object.entries(block ?? {}).filter(([field]) => isMeant(field) && !PLACES.has(field)));
}

/** Two that wait in a row as one, if they are of one step; based on what was seen before the first. */
export function mergePending(first: PendingCommand, second: PendingCommand): PendingCommand | null {
  const { id, direction } = first.origin;
  if (id !== second.origin.id || direction !== second.origin.direction) return null;
  const command = mergeCommands(first.command, second.command);
  return command && { command, base: { ...second.base, ...first.base }, origin: first.origin };
}
