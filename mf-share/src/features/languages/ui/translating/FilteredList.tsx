import { useState } from 'react';
import type { ReactNode } from 'react';
import { shownRows } from '../../model/shownRows.ts';
import type { Showing } from '../../model/shownRows.ts';
import type { TextRow } from '../../model/TextRow.ts';
import { TranslationList } from './TranslationList.tsx';

interface FilteredListProps {
  readonly rows: readonly TextRow[];
  readonly showing: Showing;
  readonly search: string;
  readonly from: string;
  readonly language: string;
  readonly onType: (row: TextRow, typed: string) => void;
  readonly onConfirm: (row: TextRow) => void;
  readonly suggestionOf: (row: TextRow) => ReactNode;
}

/** The rows that are looked for, and those that were when the look began: a text that is translated now stays in sight. */
export function FilteredList({ rows, showing, search, ...handed }: FilteredListProps) {
  const [first] = useState(() => new Set(shownRows(rows, showing, search).map(({ key }) => key)));
  const now = new Set(shownRows(rows, showing, search));
  const shown = rows.filter((row) => first.has(row.key) || now.has(row));
  return <TranslationList rows={shown} {...handed} />;
}
