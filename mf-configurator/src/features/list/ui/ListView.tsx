import { Box } from '@dialogwerk/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Virtualizer } from 'virtua';
import { blockName } from '../../../model/wording/blockName.ts';
import { selectBlock, selectedBlockId } from '../../../model/Selection.ts';
import { START } from '@dialogwerk/shared/dialog/graph';
import { chosenRows } from '../model/chosenRows.ts';
import { entriesOf } from '../model/entriesOf.ts';
import type { ListEntry } from '../model/entriesOf.ts';
import { movesTo } from '../model/movesTo.ts';
import { texts } from '../texts.ts';
import { BlockRow } from './BlockRow.tsx';
import type { ListProps } from './ListProps.ts';
import { MessageRow } from './MessageRow.tsx';
import type { RowProps } from './RowFrame.tsx';
import { useDragging } from '../../../useDragging.ts';
import { useListKeys } from './useListKeys.ts';
import { useRowFocus } from './useRowFocus.ts';

/** Above as many rows only those in sight are drawn. */
const FEW = 100;
/** In pixels beyond what is in sight (spec §9). */
const BUFFER = 100;

/** The dialog as a list in its order: the equal of the graph, for keyboard, screen reader and long questionnaires. */
export function ListView({ survey, selection, readOnly, marks, triggers, onSelect, onSwap, onAnnounce }: ListProps) {
  const entries = useMemo(() => entriesOf(survey), [survey]);
  const list = useRef<HTMLDivElement>(null);
  const { active, setActive, focusRow, showRow, rowsMeasured } = useRowFocus(list, START);
  const { dragging, grasp } = useDragging(list, (id, gap) => moveToGap(id, gap));
  const selected = new Set(selection.kind === 'blocks' ? selection.ids : []);
  const blocks = survey.all_questions;
  const activeIndex = useActiveIndex(entries, active);

  /** `to` counts blocks from 0. */
  function move(id: string, to: number): void {
    const swaps = movesTo(blocks, id, to);
    const block = blocks.find(({ unique_question_id }) => unique_question_id === id);
    if (readOnly || swaps.length === 0 || !block) return;
    onSwap(swaps);
    onAnnounce(texts.moved(blockName(block), to + 1, blocks.length));
    focusRow(id);
  }

  /** Gaps count rows, of which the first is the welcome. */
  function moveToGap(id: string, gap: number): void {
    const from = blocks.findIndex(({ unique_question_id }) => unique_question_id === id);
    const place = Math.min(Math.max(gap - 1, 0), blocks.length);
    move(id, place > from ? place - 1 : place);
  }

  function choose(id: string, index: number, event: MouseEvent): void {
    const entry = entries[index];
    if (entry?.kind !== 'block') onSelect({ kind: 'messages' });
    else if (event.shiftKey || event.ctrlKey || event.metaKey) {
      onSelect((before) => chosenRows(entries, before, active, id, event.shiftKey ? 'range' : 'toggle'));
    } else onSelect(selectBlock(id));
    setActive(id);
  }

  const keys = useListKeys({ entries, index: activeIndex, focusRow, move, onSelect });

  // The row with the focus was deleted: the one in its place takes it.
  const stead = entries.some(({ id }) => id === active) ? null : (entries[activeIndex]?.id ?? null);
  const takeOver = useEffectEvent((id: string) => {
    if (document.activeElement === null || document.activeElement === document.body) focusRow(id);
    else setActive(id);
  });
  useEffect(() => {
    if (stead !== null) takeOver(stead);
  }, [stead]);

  // What is selected elsewhere, such as a block that was just added, comes into sight.
  const shown = selectedBlockId(selection);
  const show = useEffectEvent(showRow);
  useEffect(() => {
    if (shown !== null) show(shown);
  }, [shown]);

  const rowOf = (entry: ListEntry, index: number) => {
    const row: RowProps = {
      id: entry.id,
      index,
      count: entries.length,
      selected: entry.kind === 'block' ? selected.has(entry.id) : selection.kind === 'messages',
      active: index === activeIndex,
      drop: dropAt(index, dragging?.gap, entries.length),
      onChoose: (event) => choose(entry.id, index, event),
      onFocus: () => setActive(entry.id),
    };
    if (entry.kind !== 'block') return <MessageRow key={entry.id} {...row} entry={entry} />;
    return (
      <BlockRow
        key={entry.id}
        {...row}
        entry={entry}
        mark={marks.get(entry.id) ?? null}
        triggers={triggers.filter(({ block }) => block === entry.id)}
        blocks={blocks.length}
        readOnly={readOnly}
        onMove={(to) => move(entry.id, to)}
        onGrasp={(event) => grasp(event, entry.id, index)}
      />
    );
  };
  return (
    <Box
      ref={list}
      role="list"
      aria-label={texts.list(blocks.length)}
      onKeyDown={keys}
      sx={{ height: '100%', overflowY: 'auto', bgcolor: 'background.paper', userSelect: dragging ? 'none' : 'auto' }}
    >
      {entries.length > FEW ? (
        <Virtualizer data={entries} bufferSize={BUFFER} keepMounted={[activeIndex]} onResize={rowsMeasured}>
          {rowOf}
        </Virtualizer>
      ) : (
        entries.map(rowOf)
      )}
    </Box>
  );
}

/** The place of the active row; where it was deleted, the one that stands there now. */
function useActiveIndex(entries: readonly ListEntry[], active: string): number {
  const [last, setLast] = useState(0);
  const found = entries.findIndex(({ id }) => id === active);
  if (found !== -1 && found !== last) setLast(found);
  return found === -1 ? Math.min(last, entries.length - 1) : found;
}

/** Which edge of a row shows where the dragged one would go; nothing goes before the welcome or behind the ending. */
function dropAt(index: number, gap: number | undefined, count: number): RowProps['drop'] {
  if (gap === undefined) return null;
  const place = Math.min(Math.max(gap, 1), count - 1);
  return index === place ? 'before' : null;
}
