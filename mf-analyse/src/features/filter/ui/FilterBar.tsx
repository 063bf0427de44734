import type { ResultFilter } from '@dialogwerk/shared/contract';
import { everything } from '@dialogwerk/shared/dialog';
import { Button, Chip, DialogSlot, Icon, laterDialog, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiFilterVariant } from '@mdi/js';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { chipsOf } from '../model/chipsOf.ts';
import type { FilterField } from '../model/FilterField.ts';
import type { FilterNames } from '../model/FilterNames.ts';
import { filterTexts as texts } from '../texts.ts';

/** Loaded when it is opened, because most visits look at everything. */
const FilterDialog = laterDialog(async () => (await import('./FilterDialog.tsx')).FilterDialog);

interface FilterBarProps {
  readonly filter: ResultFilter;
  readonly setFilter: (filter: ResultFilter) => void;
  readonly names: FilterNames;
  /** Conversations that count, and all; null while that is not known. */
  readonly counted: { readonly some: number; readonly all: number } | null;
  /** What stands beside the ways to filter, such as the kept segments. */
  readonly children?: ReactNode;
}

/** What of all conversations is looked at: each condition as a chip that can be changed and taken away, and the way to a further one. */
export function FilterBar({ filter, setFilter, names, counted, children }: FilterBarProps) {
  const [editing, setEditing] = useState<FilterField | 'new' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const chips = chipsOf(filter, names);
  const set = (changed: ResultFilter): void => {
    setFilter(changed);
    // What was taken away had the focus.
    bar.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <Stack
      ref={bar}
      role="group"
      aria-label={texts.title}
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 3 }}
    >
      {chips.map(({ id, field, label, without }) => (
        <Chip
          key={id}
          label={label}
          aria-label={texts.edit(label)}
          title={label}
          onClick={() => setEditing(field)}
          onDelete={() => set(without)}
          sx={{ maxWidth: 'min(100%, 340px)' }}
        />
      ))}
      <Button
        data-add
        size="small"
        sx={{ '@media print': { display: 'none' } }}
        startIcon={<Icon path={mdiFilterVariant} />}
        aria-label={texts.addLong}
        onClick={() => setEditing('new')}
      >
        {texts.add}
      </Button>
      {chips.length > 0 && (
        <Button size="small" sx={{ '@media print': { display: 'none' } }} onClick={() => set(everything)}>
          {texts.clear}
        </Button>
      )}
      {children}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {counted && texts.counted(counted.some, counted.all)}
      </Typography>
      {editing !== null && (
        <DialogSlot onClose={() => setEditing(null)}>
          <FilterDialog
            filter={filter}
            names={names}
            first={editing === 'new' ? null : editing}
            onApply={(changed) => {
              setFilter(changed);
              setEditing(null);
            }}
            onClose={() => setEditing(null)}
          />
        </DialogSlot>
      )}
    </Stack>
  );
}
