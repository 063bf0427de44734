import type { Scale } from '../../../contract/index.ts';
import type { BlockChange } from '../BlockChange.ts';
import { faultTexts } from './faultTexts.ts';

/** An error is met by respondents or loses answers; a warning is worth a look. */
export type Severity = 'error' | 'warning';

/** What is wrong with the settings of one block. */
export interface BlockFault {
  readonly kind: 'bounds' | 'duplicate-id';
  readonly severity: Severity;
  /** Tells faults of one kind apart. */
  readonly detail?: string;
  readonly message: string;
  /** What respondents meet. */
  readonly meets: string;
  readonly fix: { readonly label: string; readonly change: BlockChange } | null;
}

/** Bounds between which something is wrong. */
export function boundsFault(message: string, meets: string, rest: Partial<BlockFault> = {}): BlockFault {
  return { kind: 'bounds', severity: 'error', message, meets, fix: null, ...rest };
}

/** Bounds the wrong way round; `change` turns them. */
export function swappedFault(change: BlockChange): BlockFault {
  return boundsFault(faultTexts.bounds.swapped, faultTexts.bounds.swappedMeets, {
    fix: { label: faultTexts.bounds.swap, change },
  });
}

interface Counted {
  readonly options: readonly unknown[];
  readonly min: number;
  readonly max: number | null;
}

/** How many have to be chosen, against how many may be and can be. */
export function choiceCountFaults({ options, min, max }: Counted): BlockFault[] {
  if (max !== null && min > max) return [swappedFault({ min: max, max: min })];
  if (options.length === 0 || min <= options.length) return [];
  const fix = { label: faultTexts.bounds.setMin(options.length), change: { min: options.length } };
  return [boundsFault(faultTexts.bounds.tooMany(min, options.length), faultTexts.bounds.tooManyMeets, { fix })];
}

/** Two things that answers cannot tell apart. */
export function duplicateFault(detail: string, message: string, meets: string, change: BlockChange | null): BlockFault {
  const fix = change && { label: faultTexts.duplicateId.fix, change };
  return { kind: 'duplicate-id', severity: 'error', detail, message, meets, fix };
}

/** Options of the same id; `changed` says which change gives each its own. */
export function optionFaults<O extends { readonly id: string; readonly text: string }>(
  options: readonly O[],
  changed: (options: O[]) => BlockChange,
): BlockFault[] {
  return repeated(options.map(({ id }) => id)).map((id) =>
    duplicateFault(
      id,
      faultTexts.duplicateId.message(textsWith(options, id)),
      faultTexts.duplicateId.meets,
      changed(withOwnIds(options)),
    ),
  );
}

/** Points of a block's own scale that have the same value. */
export function pointFaults(scale: Scale): BlockFault[] {
  const values = scale.from === 'block' ? repeated(scale.points.map(({ value }) => value)) : [];
  return values.map((value) =>
    duplicateFault(`point ${value}`, faultTexts.duplicateId.point(value), faultTexts.duplicateId.meets, null),
  );
}

/** What stands there more than once, named once. */
export function repeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function textsWith(options: readonly { readonly id: string; readonly text: string }[], id: string): string {
  return options
    .filter((option) => option.id === id)
    .map(({ text }) => `„${text}“`)
    .join(', ');
}

/** The first of several keeps its id, because jumps and answers mean it. */
export function withOwnIds<T extends { readonly id: string }>(entries: readonly T[]): T[] {
  const taken = new Set<string>();
  const known = new Set(entries.map(({ id }) => id));
  return entries.map((entry) => {
    let { id } = entry;
    for (let number = 2; taken.has(id); number += 1) {
      const next = `${entry.id.slice(0, 60)}_${number}`;
      if (!known.has(next)) id = next;
    }
    taken.add(id);
    return { ...entry, id };
  });
}
