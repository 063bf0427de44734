import type { ListedManager } from '@dialogwerk/shared/contract';
import { Box, Paper, useMediaQuery } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Entry } from '../../../../listed/model/Entry.ts';
import type { Wanted } from '../../../../listed/model/Wanted.ts';
import { texts } from '../../../../texts.ts';
import { linesOf } from '../../model/linesOf.ts';
import type { Row } from '../../model/linesOf.ts';
import { ManagerRow } from './ManagerRow.tsx';
import { SurveyRow } from './SurveyRow.tsx';
import { TableHead } from './TableHead.tsx';
import { ROW_HEIGHT, tableStyles, WIDE } from './tableStyles.ts';
import { useRoving } from './useRoving.ts';

export interface SurveyTableProps {
  readonly entries: readonly Entry[];
  readonly wanted: Wanted;
  /** What is shown is about to be replaced. */
  readonly waiting: boolean;
  readonly onChange: (changes: Partial<Wanted>) => void;
  readonly menuOf: (manager: ListedManager, tabIndex: number) => ReactNode;
  readonly addressOf: (manager: ListedManager) => string | null;
}

/** Above as many lines only those in sight are drawn. */
const FEW = 60;

/** The dialogs as a table of compact rows, multi-chats with their dialogs folded in. */
export function SurveyTable({ entries, wanted, waiting, onChange, menuOf, addressOf }: SurveyTableProps) {
  const across = useMediaQuery(WIDE, { noSsr: true }) ? 2 : 1;
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  // What was searched for may be the name of a dialog in it.
  const isOpen = (id: number): boolean => toggled.get(id) ?? wanted.search !== '';
  const opened = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'manager' && isOpen(entry.manager.dialog_manager_id) ? [entry.manager.dialog_manager_id] : [],
    ),
  );
  const lines = linesOf(entries, opened, across);
  const toggle = (id: number, open: boolean): void => setToggled((before) => new Map(before).set(id, open));
  const { table, virtualizer, currentKey, onKeyDown, onFocusRow } = useRoving(lines, toggle);
  const side = { display: 'grid', gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`, columnGap: 3 };

  const drawn = (row: Row): ReactNode => {
    const shared = { tabIndex: row.key === currentKey ? 0 : -1, onFocus: () => onFocusRow(row.key) };
    return row.kind === 'survey' ? (
      <SurveyRow key={row.key} row={row} {...shared} />
    ) : (
      <ManagerRow
        key={row.key}
        row={row}
        {...shared}
        to={addressOf(row.manager)}
        menu={menuOf(row.manager, shared.tabIndex)}
        onToggle={() => toggle(row.manager.dialog_manager_id, !row.isOpen)}
      />
    );
  };
  const lineOf = (line: readonly Row[], at: number) => (
    <Box key={at} sx={side}>
      {line.map(drawn)}
    </Box>
  );
  return (
    <Paper
      ref={table}
      variant="outlined"
      role="treegrid"
      aria-label={texts.list.name}
      aria-busy={waiting}
      onKeyDown={onKeyDown}
      sx={{ ...tableStyles, px: 1, pb: 0.5, opacity: waiting ? 0.6 : 1 }}
    >
      <Box sx={{ ...side, position: 'sticky', top: { xs: 56, sm: 64 }, zIndex: 1, bgcolor: 'background.paper' }}>
        <TableHead wanted={wanted} onChange={onChange} />
        {across > 1 && (
          <Box aria-hidden inert>
            <TableHead wanted={wanted} onChange={onChange} />
          </Box>
        )}
      </Box>
      {lines.length > FEW ? (
        <WindowVirtualizer ref={virtualizer} data={lines} itemSize={ROW_HEIGHT}>
          {lineOf}
        </WindowVirtualizer>
      ) : (
        lines.map(lineOf)
      )}
    </Paper>
  );
}
