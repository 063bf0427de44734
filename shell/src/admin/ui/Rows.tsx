import { mdiTextSearch } from '@mdi/js';
import { List, Paper, StatePanel } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

interface RowsProps {
  readonly label: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A list of the admin side, or that there is nothing in it. */
export function Rows({ label, isEmpty, children }: RowsProps) {
  if (isEmpty) {
    return (
      <StatePanel icon={mdiTextSearch} title={texts.nothing}>
        {texts.nothingMore}
      </StatePanel>
    );
  }
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={label} sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {children}
      </List>
    </Paper>
  );
}
