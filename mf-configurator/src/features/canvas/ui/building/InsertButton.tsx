import { mdiPlus } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useStore as useFlow, useStoreApi, ViewportPortal } from '@xyflow/react';
import { $draggedIds } from '../../state/dragged.ts';
import { $pointed, leavePointed, stayPointed } from '../../state/pointed.ts';
import { insertPoint } from '../../model/insertPoint.ts';
import { texts } from '../../texts.ts';
import type { CanvasProps } from '../CanvasProps.ts';
import { heightOf, transformOf, widthOf, zoomOf } from '../xyflow/xyflowInternals.ts';

/** Offers a block on the edge that the pointer or the keyboard is at. */
export function InsertButton({ onInsert }: Pick<CanvasProps, 'onInsert'>) {
  const pointed = useStore($pointed);
  const isDragging = useStore($draggedIds).size > 0;
  const zoom = useFlow(zoomOf);
  const flow = useStoreApi();
  if (!pointed || isDragging) return null;
  const state = flow.getState();
  const [left, top] = transformOf(state);
  const view = { x: -left / zoom, y: -top / zoom, width: widthOf(state) / zoom, height: heightOf(state) / zoom };
  const place = insertPoint(pointed.route, view);
  if (!place) return null;
  return (
    <ViewportPortal>
      <button
        type="button"
        // The keyboard has N for it, and its way through cards and edges stays as short as it is.
        tabIndex={-1}
        className="dw-insert nopan"
        aria-label={texts.insertHere}
        title={texts.insertHere}
        style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${Math.max(1, 0.8 / zoom)})` }}
        onPointerEnter={stayPointed}
        onPointerLeave={leavePointed}
        onClick={({ clientX: x, clientY: y }) => {
          $pointed.set(null);
          onInsert({ kind: 'connection', connection: pointed.connection }, { x, y });
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mdiPlus} />
        </svg>
      </button>
    </ViewportPortal>
  );
}
