import type { StoredChange } from '@dialogwerk/shared/contract';
import { withoutFields } from '../../../model/fieldsOf.ts';
import type { Command } from './Command.ts';

/** A field of a block, or of the settings for null. */
export interface FieldRef {
  readonly about: string | null;
  readonly field: string;
}

/** A field that another author has changed. */
export interface RemoteFieldRef extends FieldRef {
  readonly by: string | null;
  readonly question_name: string;
}

export function remoteFieldRef(change: StoredChange): RemoteFieldRef {
  const { unique_question_id, key, author, question_name } = change;
  return { about: unique_question_id, field: key, by: author?.name ?? null, question_name };
}

/** The fields that a command changes; '' for a whole block that comes or goes. */
export function fieldRefsOf(command: Command): FieldRef[] {
  switch (command.kind) {
    case 'addBlock':
    case 'restoreBlock':
      return [{ about: command.block.unique_question_id, field: '' }];
    case 'deleteBlock':
      return [{ about: command.id, field: '' }];
    case 'updateBlock':
      return Object.keys(command.change).map((field) => ({ about: command.id, field }));
    case 'swapOrder':
      return [{ about: command.id, field: 'order' }];
    case 'moveBlocks':
      return command.moves.map(({ id }) => ({ about: id, field: 'position' }));
    case 'connectBlocks':
      return [{ about: command.source, field: 'jump_to_question' }];
    case 'updateMessages':
    case 'updateConfig':
      return Object.keys(command.change).map((field) => ({ about: null, field }));
    case 'updateScales':
      return [{ about: null, field: 'templ_options' }];
    case 'updateSections':
      return [{ about: null, field: 'sections' }];
    case 'updateEnds':
      return [...command.ends, ...command.others].map((about) => ({ about, field: 'is_end' }));
  }
}

type IsLeft = (fieldRef: FieldRef) => boolean;

/** A command without some of the fields that it changes; null when nothing is left of it. */
export function withoutFieldRefs(command: Command, isLeftOut: IsLeft): Command | null {
  const fieldRefs = fieldRefsOf(command);
  const left = fieldRefs.filter((fieldRef) => !isLeftOut(fieldRef));
  if (left.length === fieldRefs.length) return command;
  if (left.length === 0) return null;
  switch (command.kind) {
    case 'updateBlock':
      return { ...command, change: withoutFields(command.change, (field) => isLeftOut({ about: command.id, field })) };
    case 'updateMessages':
      return { ...command, change: withoutFields(command.change, (field) => isLeftOut({ about: null, field })) };
    case 'updateConfig':
      return { ...command, change: withoutFields(command.change, (field) => isLeftOut({ about: null, field })) };
    case 'moveBlocks':
      return { ...command, moves: command.moves.filter(({ id }) => !isLeftOut({ about: id, field: 'position' })) };
    case 'updateEnds': {
      const isKept = (about: string): boolean => !isLeftOut({ about, field: 'is_end' });
      return { ...command, ends: command.ends.filter(isKept), others: command.others.filter(isKept) };
    }
    case 'addBlock':
    case 'restoreBlock':
    case 'deleteBlock':
    case 'swapOrder':
    case 'connectBlocks':
    case 'updateScales':
    case 'updateSections':
      return command;
  }
}
