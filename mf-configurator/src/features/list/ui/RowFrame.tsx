import { Box, ButtonBase } from '@dialogwerk/shared/ui';
import type { MouseEvent, ReactNode } from 'react';

/** What every row of the list has. */
export interface RowProps {
  /** Block id, or that of welcome or ending. */
  readonly id: string;
  /** From 0, among all rows. */
  readonly index: number;
  readonly count: number;
  readonly selected: boolean;
  /** The one that Tab leads to. */
  readonly active: boolean;
  /** Where a dragged block would go: before or behind this row. */
  readonly drop: 'before' | 'behind' | null;
  /** How many loops it stands in. */
  readonly depth?: number;
  readonly onChoose: (event: MouseEvent) => void;
  readonly onFocus: () => void;
}

interface RowFrameProps extends RowProps {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Room in front of a row by how many loops it stands in: on a phone deeper ones need no more. */
const DEPTHS = [0, 2.5, { xs: 3.5, sm: 5 }] as const;

/** A row: its content as one button, what belongs to it beside. */
export function RowFrame(props: RowFrameProps) {
  const { id, index, count, selected, active, drop, onChoose, onFocus, depth = 0, before, after, children } = props;
  const edge = drop === 'before' ? '0 3px 0 -1px' : '0 -3px 0 -1px';
  return (
    <Box
      role="listitem"
      aria-setsize={count}
      aria-posinset={index + 1}
      data-row-index={index}
      onFocus={onFocus}
      sx={{
        display: 'flex',
        alignItems: 'center',
        pl: DEPTHS[Math.min(depth, DEPTHS.length - 1)] ?? 0,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: selected ? 'action.selected' : 'background.paper',
        boxShadow: drop === null ? 'none' : (theme) => `inset ${edge} ${theme.palette.primary.dark}`,
        borderLeft: '4px solid',
        borderLeftColor: selected ? 'primary.dark' : 'transparent',
      }}
    >
      {before}
      <ButtonBase
        data-row={id}
        aria-current={selected ? 'true' : undefined}
        tabIndex={active ? 0 : -1}
        onClick={onChoose}
        focusRipple={false}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'block',
          textAlign: 'left',
          px: 1,
          py: 1.25,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: '-3px' },
        }}
      >
        {children}
      </ButtonBase>
      {after}
    </Box>
  );
}
