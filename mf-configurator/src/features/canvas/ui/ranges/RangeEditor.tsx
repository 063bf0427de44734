import type { Block } from '@dialogwerk/shared/contract';
import { adoptStyles } from '@dialogwerk/shared/browser';
import { BLOCK_CARD, numbersOf, rangeText } from '@dialogwerk/shared/dialog/graph';
import { Box } from '@dialogwerk/shared/ui';
import { useStore as useFlow, useStoreApi, ViewportPortal } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { mergedRange, movedCut, splitRange, usualCut } from '../../../../model/outcomes/changedRanges.ts';
import { ledRanges } from '../../../../model/outcomes/LedRange.ts';
import type { LedRange } from '../../../../model/outcomes/LedRange.ts';
import { blockName } from '../../../../model/wording/blockName.ts';
import { rangeTexts as texts } from '../../rangeTexts.ts';
import { focusCard, zoomOf } from '../xyflow/xyflowInternals.ts';
import { RangeRow } from './RangeRow.tsx';
import styles from './ranges.css?inline';

export interface RangeEditorProps {
  readonly block: Block;
  readonly place: Position;
  /** The ranges are to be so. */
  readonly onRanges: (ranges: readonly LedRange[]) => void;
  readonly onDone: () => void;
}

/** The ranges of a block's numbers, parted, moved and put together on its card; Escape and leaving it end that. */
export function RangeEditor({ block, place, onRanges, onDone }: RangeEditorProps) {
  adoptStyles(styles);
  const box = useRef<HTMLDivElement>(null);
  const flow = useStoreApi();
  // Letters that can be read, however far away the card is.
  const scale = Math.max(1, 1 / useFlow(zoomOf));
  /** While a beginning is moved. */
  const [moving, setMoving] = useState<readonly LedRange[] | null>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }), []);
  const numbers = numbersOf(block);
  if (!numbers) return null;
  const ranges = moving ?? ledRanges(block);
  // By place, because a range that begins elsewhere is still the same.
  const rows = ranges.map((led, at) => ({ led, at, cut: usualCut(led, numbers) }));

  function press(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    focusCard(flow.getState(), block.unique_question_id);
    onDone();
  }
  function settle(): void {
    if (moving) onRanges(moving);
    setMoving(null);
  }

  return (
    <ViewportPortal>
      <Box
        ref={box}
        role="group"
        aria-label={texts.editor(blockName(block))}
        className="dw-ranges nopan nodrag nowheel"
        style={{ width: BLOCK_CARD.width, transform: `translate(${place.x}px, ${place.y}px) scale(${scale})` }}
        onKeyDown={press}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onDone();
        }}
        tabIndex={-1}
      >
        <ul>
          {rows.map(({ led, at, cut }) => (
            <RangeRow
              key={at}
              name={rangeText(led.range, numbers)}
              led={led}
              before={ranges[at - 1] ?? null}
              numbers={numbers}
              onSplit={cut === null ? null : () => onRanges(splitRange(ranges, at, cut))}
              onMerge={() => onRanges(mergedRange(ranges, at))}
              onMove={(begin) => setMoving(movedCut(ranges, at, begin))}
              onMoved={settle}
            />
          ))}
        </ul>
        <button
          type="button"
          className="dw-ranges-done"
          onClick={() => {
            focusCard(flow.getState(), block.unique_question_id);
            onDone();
          }}
        >
          {texts.done}
        </button>
      </Box>
    </ViewportPortal>
  );
}
