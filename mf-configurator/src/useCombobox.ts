import { useId, useMemo, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';

interface ComboboxOptions<Item> {
  /** What is picked, for screen readers. */
  readonly label: string;
  /** What matches what is typed, best first. */
  readonly find: (query: string) => readonly Item[];
  readonly onPick: (item: Item) => void;
}

const takeFocus = (field: HTMLElement | null): void => field?.focus();

/**
 * A field whose matches are gone through with the arrow keys, while the focus stays in it (ARIA's combobox with a listbox):
 * `field` are the text field's properties, `htmlInput` those of its input, `current` the line that Enter picks.
 */
export function useCombobox<Item>({ label, find, onPick }: ComboboxOptions<Item>) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const found = useMemo(() => find(query), [find, query]);
  // Another author may have deleted some of them.
  const current = Math.min(chosen, found.length - 1);
  const idOf = (index: number): string => `${listId}-${index}`;

  function choose(index: number): void {
    const next = (index + found.length) % found.length;
    setChosen(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    const item = found[current];
    if (item === undefined) return;
    if (event.key === 'ArrowDown') choose(current + 1);
    else if (event.key === 'ArrowUp') choose(current - 1);
    else if (event.key === 'Enter') onPick(item);
    else return;
    event.preventDefault();
  }

  return {
    query,
    found,
    current,
    listId,
    idOf,
    field: {
      inputRef: takeFocus,
      value: query,
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        setQuery(event.target.value);
        setChosen(0);
      },
      onKeyDown: press,
    },
    htmlInput: {
      role: 'combobox',
      'aria-label': label,
      'aria-expanded': found.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': found.length > 0 ? idOf(current) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      enterKeyHint: 'go',
    },
  } as const;
}
