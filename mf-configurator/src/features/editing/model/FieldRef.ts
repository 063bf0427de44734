import type { StoredChange } from '@dialogwerk/shared/contract';
import { withoutFields } from '../../../model/fieldsOf.ts';
import { isSame } from '../../../model/isSame.ts';
import type { Command } from './Command.ts';

/** A field of a block, or of the settings for null. */
export interface FieldRef {
  readonly about: string | null;
  readonly field: string;
  /** The one entry of a list that two authors' changes add up in; all of it without one. */
  readonly entry?: string;
}

/** Whether what changes the one changes the other too. */
export function isSameField(one: FieldRef, other: FieldRef): boolean {
  const [first, second] = [one.entry, other.entry];
  const isSameEntry = first === undefined || second === undefined || first === second;
  return one.about === other.about && one.field === other.field && isSameEntry;
}

/** A field that another author has changed. */
export interface RemoteFieldRef extends FieldRef {
  readonly by: string | null;
  readonly question_name: string;
}

/** What another author has changed: one field, or the sections that differ by it. */
export function remoteFieldRefs(change: StoredChange): RemoteFieldRef[] {
  const { unique_question_id, key, author, question_name, old_value, new_value } = change;
  const whole = { about: unique_question_id, field: key, by: author?.name ?? null, question_name };
  if (key !== 'sections') return [whole];
  const [before, after] = [entriesById(old_value), entriesById(new_value)];
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.filter((id) => !isSame(before.get(id), after.get(id))).map((entry) => Object.assign({}, whole, { entry }));
}

function entriesById(list: unknown): ReadonlyMap<string, unknown> {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map(entries.flatMap((entry) => (isNamed(entry) ? [[entry.id, entry] as const] : [])));
}

function isNamed(entry: unknown): entry is { readonly id: string } {
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
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
      return Object.keys(command.sections).map((entry) => ({ about: null, field: 'sections', entry }));
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
  // Asked once for each field, because whoever is asked may count.
  const isGone: IsLeft = (fieldRef) => !left.some((each) => isSameField(each, fieldRef));
  switch (command.kind) {
    case 'updateBlock':
      return { ...command, change: withoutFields(command.change, (field) => isGone({ about: command.id, field })) };
    case 'updateMessages':
      return { ...command, change: withoutFields(command.change, (field) => isGone({ about: null, field })) };
    case 'updateConfig':
      return { ...command, change: withoutFields(command.change, (field) => isGone({ about: null, field })) };
    case 'moveBlocks':
      return { ...command, moves: command.moves.filter(({ id }) => !isGone({ about: id, field: 'position' })) };
    case 'updateSections': {
      const isEntryGone = (entry: string): boolean => isGone({ about: null, field: 'sections', entry });
      return { ...command, sections: withoutFields(command.sections, isEntryGone) };
    }
    case 'updateEnds': {
      const isKept = (about: string): boolean => !isGone({ about, field: 'is_end' });
      return { ...command, ends: command.ends.filter(isKept), others: command.others.filter(isKept) };
    }
    case 'addBlock':
    case 'restoreBlock':
    case 'deleteBlock':
    case 'swapOrder':
    case 'connectBlocks':
    case 'updateScales':
      return command;
  }
}
