import type { KeyboardEvent } from 'react';
import { isPressed } from '../../../model/keys/isPressed.ts';
import { chosenRows } from '../model/chosenRows.ts';
import type { ListEntry } from '../model/entriesOf.ts';
import { shortcuts } from '../../../shortcuts.data.ts';
import type { ListProps } from './ListProps.ts';

interface ListKeys {
  readonly entries: readonly ListEntry[];
  /** Of the active row. */
  readonly index: number;
  readonly focusRow: (id: string) => void;
  readonly move: (id: string, to: number) => void;
  readonly onSelect: ListProps['onSelect'];
}

/** What the keys of the table do on a row of the list. */
export function useListKeys({ entries, index, focusRow, move, onSelect }: ListKeys) {
  const active = entries[index]?.id ?? '';
  const goTo = (wanted: number): void => {
    const entry = entries[Math.min(Math.max(wanted, 0), entries.length - 1)];
    if (entry) focusRow(entry.id);
  };
  const extend = (by: number): void => {
    const next = entries[index + by];
    if (next?.kind !== 'block') return;
    onSelect((before) => chosenRows(entries, before, active, next.id, 'range'));
    focusRow(next.id);
  };
  // Blocks count from 0, rows from the welcome on.
  const moveBy = (by: number): void => move(active, index - 1 + by);

  const doing = [
    [shortcuts.next, () => goTo(index + 1)],
    [shortcuts.previous, () => goTo(index - 1)],
    [shortcuts.first, () => goTo(0)],
    [shortcuts.last, () => goTo(entries.length - 1)],
    [shortcuts.extendDown, () => extend(1)],
    [shortcuts.extendUp, () => extend(-1)],
    [shortcuts.moveUp, () => moveBy(-1)],
    [shortcuts.moveDown, () => moveBy(1)],
  ] as const;

  return (event: KeyboardEvent): void => {
    const found = doing.find(([shortcut]) => shortcut.keys.some((keys) => isPressed(keys, event)));
    if (!found) return;
    event.preventDefault();
    found[1]();
  };
}
