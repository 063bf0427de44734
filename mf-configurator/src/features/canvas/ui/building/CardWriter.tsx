import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { BLOCK_CARD } from '@dialogwerk/shared/dialog/graph';
import { useStore as useFlow, useStoreApi, ViewportPortal } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { blockName } from '../../../../model/wording/blockName.ts';
import { texts } from '../../texts.ts';
import { focusCard, zoomOf } from '../xyflow/xyflowInternals.ts';

interface CardWriterProps {
  readonly block: Block;
  readonly place: Position;
  /** With the text; null: it stays as it was. */
  readonly onDone: (context: string | null) => void;
}

/** The text of a block, written on its card: Enter or leaving takes it, Shift and Enter begin a line, Escape leaves it as it was. */
export function CardWriter({ block, place, onDone }: CardWriterProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const flow = useStoreApi();
  // Letters that can be read, however far away the card is.
  const scale = Math.max(1, 1 / useFlow(zoomOf));
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  function end(context: string | null): void {
    if (isDone.current) return;
    isDone.current = true;
    onDone(context === block.context ? null : context);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    event.stopPropagation();
    const takes = (event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab';
    // Enter also ends a word of an input method.
    if (event.nativeEvent.isComposing || (!takes && event.key !== 'Escape')) return;
    event.preventDefault();
    focusCard(flow.getState(), block.unique_question_id);
    end(takes ? event.currentTarget.value : null);
  }

  return (
    <ViewportPortal>
      <textarea
        ref={field}
        className="dw-writer nopan nodrag nowheel"
        aria-label={texts.writeOnCard(blockName(block))}
        defaultValue={block.context}
        maxLength={TEXT_LIMITS.message}
        style={{
          width: BLOCK_CARD.width,
          height: BLOCK_CARD.height,
          transform: `translate(${place.x}px, ${place.y}px) scale(${scale})`,
        }}
        onKeyDown={press}
        onBlur={({ currentTarget }) => end(currentTarget.value)}
      />
    </ViewportPortal>
  );
}
