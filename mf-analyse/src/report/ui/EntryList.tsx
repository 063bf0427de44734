import type { CallState } from '@dialogwerk/shared/clients';
import type { ReportEntry } from '@dialogwerk/shared/contract';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import type { ReportFigure } from '../model/ReportFigure.ts';
import { EntryView } from './EntryView.tsx';

interface EntryListProps {
  readonly entries: readonly ReportEntry[];
  readonly figureOf: (entry: FigureEntry) => CallState<ReportFigure>;
  readonly onRetry: () => void;
}

/** The pieces of a report as they are read. */
export function EntryList({ entries, figureOf, onRetry }: EntryListProps) {
  const first = entries.findIndex((entry) => entry.kind === 'heading' && entry.text.trim() !== '');
  return entries.map((entry, place) => (
    <EntryView
      key={entry.entry_id}
      entry={entry}
      figureOf={figureOf}
      onRetry={onRetry}
      isBelowHeading={first !== -1 && place > first}
    />
  ));
}
