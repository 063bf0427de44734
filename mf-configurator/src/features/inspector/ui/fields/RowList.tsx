import { Box, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDragging } from '../../../../useDragging.ts';
import { texts } from '../../texts.ts';
import { AddButton } from './AddButton.tsx';
import { RowControls } from './RowControls.tsx';
import type { RowControl } from './RowControls.tsx';

interface RowListProps<Row> {
  /** As `useFieldArray` has them. */
  readonly rows: {
    readonly fields: readonly Row[];
    readonly move: (from: number, to: number) => void;
    readonly remove: (index: number) => void;
  };
  /** What tells a row from the others wherever it stands; its place, where it has no id. */
  readonly keyOf?: (row: Row, index: number) => string;
  /** What a row is called, such as 'Option 2'; from 1. */
  readonly nameOf: (number: number) => string;
  readonly most: number;
  /** null where no row can be added now. */
  readonly onAdd: (() => void) | null;
  readonly addLabel: string;
  /** Rows came, went or moved: a step of its own for undo. */
  readonly onChanged: () => void;
  /** Whether rows have a handle to drag them by; the keys move them by their buttons. */
  readonly isDraggable?: boolean;
  readonly children: (row: Row, index: number, controls: ReactNode) => ReactNode;
}

const byPlace = (_row: unknown, index: number): string => String(index);

/** The line where a dragged row would fall: before a row, or behind the last one. */
function dropLine(gap: number | undefined, index: number, count: number, color: string): string {
  if (gap === index) return `0 -4px 0 -1px ${color}`;
  return gap === count && index === count - 1 ? `0 4px 0 -1px ${color}` : 'none';
}

/** A list of a form whose rows are added, moved and deleted. The focus stays with the row that was moved, or near the deleted one. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { rows, keyOf = byPlace, nameOf, most, onAdd, addLabel, onChanged, isDraggable = false, children } = props;
  const count = rows.fields.length;
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const wanted = useRef<{ readonly index: number; readonly control: RowControl } | null>(null);

  const { dragging, grasp } = useDragging(list, (row, gap) => {
    const from = Number(row);
    const to = gap > from ? gap - 1 : gap;
    if (to === from) return;
    rows.move(from, to);
    onChanged();
  });

  // After the form has taken in what was stored, because a field that loses the focus hands on what it holds.
  useEffect(() => {
    if (!wanted.current) return;
    const { index, control } = wanted.current;
    wanted.current = null;
    const row = list.current?.children[Math.min(index, count - 1)];
    (row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? adding.current)?.focus();
  });

  function move(from: number, to: number): void {
    wanted.current = { index: to, control: to < from ? 'up' : 'down' };
    rows.move(from, to);
    onChanged();
  }

  function remove(index: number): void {
    wanted.current = { index, control: 'remove' };
    rows.remove(index);
    onChanged();
  }

  return (
    <>
      <Stack component="ul" ref={list} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none', '&:empty': { display: 'none' } }}>
        {rows.fields.map((row, index) => (
          <Box
            component="li"
            key={keyOf(row, index)}
            data-row-index={index}
            sx={{
              opacity: dragging?.id === String(index) ? 0.5 : 1,
              boxShadow: (theme) => dropLine(dragging?.gap, index, count, theme.palette.primary.dark),
            }}
          >
            {children(
              row,
              index,
              <RowControls
                what={nameOf(index + 1)}
                index={index}
                count={count}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
                onGrasp={isDraggable ? (event) => grasp(event, String(index), index) : null}
              />,
            )}
          </Box>
        ))}
      </Stack>
      {onAdd && count < most && (
        <AddButton
          ref={adding}
          label={addLabel}
          onClick={() => {
            onAdd();
            onChanged();
          }}
        />
      )}
      {count >= most && <FormHelperText sx={{ m: 0 }}>{texts.listFull(most)}</FormHelperText>}
    </>
  );
}
