import { Box } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { isUntouchedItem } from '../../model/rows/itemRows.ts';
import type { ListedItem } from '../../model/rows/itemRows.ts';
import { RowLine, rowText } from './RowLine.tsx';
import { RowList } from './RowList.tsx';

interface ItemListProps<Item extends ListedItem> {
  /** As `useFieldArray` has them. */
  readonly rows: {
    readonly fields: readonly Item[];
    readonly move: (from: number, to: number) => void;
    readonly remove: (index: number) => void;
  };
  /** As they are written and as they are saved. */
  readonly written: readonly Item[];
  readonly saved: readonly Item[];
  readonly problemOf: (item: Item, index: number) => string | null;
  /** What an item is called, such as 'Aussage 2'; from 1. */
  readonly nameOf: (number: number) => string;
  readonly most: number;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly onChanged: () => void;
  /** The field of an item's text; the problem stands under the row. */
  readonly renderText: (index: number, problemId: string | undefined) => ReactNode;
  /** What else an item has. */
  readonly renderMore?: (index: number) => ReactNode;
}

/** What a question asks about, one after the other: texts that are added, moved and deleted. */
export function ItemList<Item extends ListedItem>(props: ItemListProps<Item>) {
  const { rows, written, saved, problemOf, nameOf, most, addLabel, onAdd, onChanged, renderText, renderMore } = props;
  const id = useId();
  return (
    <RowList
      rows={rows}
      keyOf={(row) => row.id}
      nameOf={nameOf}
      most={most}
      addLabel={addLabel}
      onAdd={onAdd}
      onChanged={onChanged}
    >
      {(row, index, controls) => {
        const item = written[index] ?? row;
        const problem = isUntouchedItem(item, saved) ? null : problemOf(item, index);
        const problemId = `${id}-${row.id}`;
        return (
          <>
            <RowLine problemId={problemId} problem={problem} controls={controls}>
              <Box sx={rowText}>{renderText(index, problem === null ? undefined : problemId)}</Box>
            </RowLine>
            {renderMore?.(index)}
          </>
        );
      }}
    </RowList>
  );
}
