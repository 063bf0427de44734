import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Row } from '../../model/linesOf.ts';

/** How many lines a page of keys is. */
const PAGE = 10;

/**
 * The row that the keyboard is at: the arrows lead to those beside it, Home and End to the first and the last; of a multi-chat, right and left
 * unfold and fold it. `onToggle` gets which.
 */
export function useRoving(lines: readonly (readonly Row[])[], onToggle: (id: number, isOpen: boolean) => void) {
  const [at, setAt] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const isMoved = useRef(false);
  const found = lines.findIndex((line) => line.some(({ key }) => key === at));
  const lineAt = Math.max(0, found);
  const columnAt = Math.max(0, lines[lineAt]?.findIndex(({ key }) => key === at) ?? 0);
  const current = lines[lineAt]?.[columnAt];
  const currentKey = current?.key;

  // It may be drawn only now.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-key="${currentKey}"]`)?.focus();
  }, [currentKey]);

  function goTo(line: number, column = columnAt): void {
    const to = Math.min(Math.max(line, 0), lines.length - 1);
    const row = lines[to]?.[column] ?? lines[to]?.at(-1);
    if (!row) return;
    virtualizer.current?.scrollToIndex(to, { align: 'nearest' });
    isMoved.current = row.key !== currentKey;
    setAt(row.key);
  }
  const flat = lines.flat();
  const goBy = (steps: number): void => {
    const next = flat[flat.findIndex(({ key }) => key === currentKey) + steps];
    if (next) {
      const line = lines.findIndex((rows) => rows.includes(next));
      goTo(line, lines[line]?.indexOf(next) ?? 0);
    }
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['key'] === undefined || !current) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(lineAt + 1),
      ArrowUp: () => goTo(lineAt - 1),
      PageDown: () => goTo(lineAt + PAGE),
      PageUp: () => goTo(lineAt - PAGE),
      Home: () => goTo(0, 0),
      End: () => goTo(lines.length - 1, Number.POSITIVE_INFINITY),
      ArrowRight: () =>
        current.kind === 'manager' && !current.isOpen ? onToggle(current.manager.dialog_manager_id, true) : goBy(1),
      ArrowLeft: () =>
        current.kind === 'manager' && current.isOpen ? onToggle(current.manager.dialog_manager_id, false) : goBy(-1),
      Enter: () => table.current?.querySelector<HTMLElement>(`[data-key="${current.key}"] a`)?.click(),
      ' ': () => table.current?.querySelector<HTMLElement>(`[data-key="${current.key}"] input`)?.click(),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return { table, virtualizer, currentKey, onKeyDown, onFocusRow: setAt };
}
