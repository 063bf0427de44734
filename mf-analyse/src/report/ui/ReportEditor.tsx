import type { CallState } from '@dialogwerk/shared/clients';
import { REPORT_LIMITS } from '@dialogwerk/shared/contract';
import type { AskedQuestion, ReportEntry } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { FilterNames } from '../../features/filter/model/FilterNames.ts';
import { FilterBar } from '../../features/filter/ui/FilterBar.tsx';
import { SegmentMenu } from '../../features/segments/ui/SegmentMenu.tsx';
import { readFilter } from '../../resultFilter/readFilter.ts';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import { moved } from '../model/moved.ts';
import type { ReportFigure } from '../model/ReportFigure.ts';
import { reportTexts as texts } from '../texts.ts';
import type { ReportContent, ReportDraft } from '../useReportDraft.ts';
import { AddBar } from './AddBar.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { EntryControl } from './EntryControls.tsx';
import { useFilterChoices } from './useFilterChoices.ts';

interface ReportEditorProps {
  readonly survey_id: string;
  readonly draft: ReportDraft;
  readonly names: FilterNames;
  readonly questions: readonly AskedQuestion[];
  readonly counted: { readonly some: number; readonly all: number } | null;
  readonly figureOf: (entry: FigureEntry) => CallState<ReportFigure>;
  readonly onRetry: () => void;
}

const NAME_LENGTH = 200;

/** A report as it is put together: its name, who counts, and its pieces in their order. */
export function ReportEditor(props: ReportEditorProps) {
  const { survey_id, draft, names, questions, counted, figureOf, onRetry } = props;
  const { content, change } = draft;
  const { name, filter, entries } = content;
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ readonly entry_id: string; readonly control: EntryControl } | null>(null);
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const choices = useFilterChoices(survey_id);
  const set = (fields: Partial<ReportContent>): void => change((before) => ({ ...before, ...fields }));
  const setEntries = (next: (before: ReportContent['entries']) => readonly ReportEntry[]): void =>
    change((before) => ({ ...before, entries: [...next(before.entries)] }));

  // The focus stays with the piece that was moved, or goes to the one in the place of the removed.
  useEffect(() => {
    if (!wanted.current) return;
    const { entry_id, control } = wanted.current;
    wanted.current = null;
    list.current?.querySelector<HTMLElement>(`[data-entry="${entry_id}"] [data-control="${control}"]`)?.focus();
  });

  const nameOf = (entry: ReportEntry): string => {
    if (entry.kind === 'heading') return entry.text.trim() || texts.emptyHeading;
    if (entry.kind === 'text') return entry.text.trim().slice(0, 40) || texts.emptyText;
    const state = figureOf(entry);
    return state.kind === 'loaded' ? state.value.title : texts.figure[entry.kind];
  };
  const move = (entry: ReportEntry, to: number): void => {
    setEntries((before) => moved(before, before.indexOf(entry), to));
    setTold(texts.moved(nameOf(entry), to + 1, entries.length));
  };
  const remove = (entry: ReportEntry): void => {
    const place = entries.indexOf(entry);
    const next = entries[place + 1] ?? entries[place - 1];
    if (next) wanted.current = { entry_id: next.entry_id, control: 'remove' };
    setEntries((before) => before.filter((one) => one.entry_id !== entry.entry_id));
    const run = (): void => setEntries((before) => before.toSpliced(Math.min(place, before.length), 0, entry));
    showNotice(texts.removedEntry(nameOf(entry)), { label: texts.undo, run });
  };
  const drop = (at: number): void => {
    const from = entries.findIndex(({ entry_id }) => entry_id === dragged);
    const entry = entries[from];
    setDragged(null);
    if (entry && from !== at) move(entry, at);
  };

  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h1">{texts.editing}</Typography>
      <TextField
        fullWidth
        label={texts.name}
        value={name}
        slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Box sx={{ mb: -3 }}>
        <FilterBar
          filter={readFilter(filter) ?? everything}
          setFilter={(next) => set({ filter: writeFilter(next) })}
          names={names}
          counted={counted}
        >
          <SegmentMenu
            survey_id={survey_id}
            filter={filter}
            questions={questions}
            onChoose={(next) => set({ filter: next })}
          />
        </FilterBar>
      </Box>
      <Typography
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {told}
      </Typography>
      {entries.length === 0 && <Typography color="textSecondary">{texts.noneYet}</Typography>}
      <Stack component="ul" ref={list} sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {entries.map((entry, place) => (
          <EntryRow
            key={entry.entry_id}
            entry={entry}
            place={place}
            count={entries.length}
            name={nameOf(entry)}
            choices={choices}
            figureOf={figureOf}
            onRetry={onRetry}
            isDragged={dragged === entry.entry_id}
            onChange={(next) =>
              setEntries((before) => before.map((one) => (one.entry_id === next.entry_id ? next : one)))
            }
            onMove={(to) => {
              wanted.current = { entry_id: entry.entry_id, control: to < place ? 'up' : 'down' };
              move(entry, to);
            }}
            onRemove={() => remove(entry)}
            onDrag={setDragged}
            onDropHere={() => drop(place)}
          />
        ))}
      </Stack>
      {entries.length < REPORT_LIMITS.entries ? (
        <AddBar
          survey_id={survey_id}
          questions={questions}
          onAdd={(entry) => setEntries((before) => [...before, entry])}
        />
      ) : (
        <Typography color="textSecondary">{texts.full(REPORT_LIMITS.entries)}</Typography>
      )}
    </Stack>
  );
}
