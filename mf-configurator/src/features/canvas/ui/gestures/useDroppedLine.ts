import { cardAt } from '@dialogwerk/shared/dialog/graph';
import { useReactFlow } from '@xyflow/react';
import type { OnConnectEnd } from '@xyflow/react';
import type { CanvasProps } from '../CanvasProps.ts';
import type { GraphLayout } from '../layout/useLayout.ts';
import { mayLead } from '../../model/mayLead.ts';
import { placeAt } from '../../model/placeAt.ts';

interface DroppedLineOf extends Pick<CanvasProps, 'survey' | 'onConnect' | 'onInsert'> {
  readonly layout: GraphLayout;
}

/** Min length of a line, in canvas units, because a press on a handle is none. */
const SHORTEST = 24;

/** What it means that a line is let go: on a card it leads there, where there is none a new block is to be made. */
export function useDroppedLine({ survey, layout, onConnect, onInsert }: DroppedLineOf): OnConnectEnd {
  const flow = useReactFlow();
  return (event, { isValid, from, fromHandle, toNode }) => {
    if (isValid === true || toNode !== null || from === null || fromHandle.type !== 'source') return;
    const at = pointOf(event);
    const point = flow.screenToFlowPosition(at, { snapToGrid: false });
    if (Math.hypot(point.x - from.x, point.y - from.y) < SHORTEST) return;
    const line = { source: fromHandle.nodeId, outcome: fromHandle.id ?? null };
    const card = cardAt(point, layout.resting);
    if (card !== null && !mayLead(line.source, card)) return;
    if (card !== null) onConnect(line, card);
    else onInsert({ kind: 'line', from: line, place: placeAt(point, survey.all_questions, layout.places) }, at);
  };
}

function pointOf(event: MouseEvent | TouchEvent): { readonly x: number; readonly y: number } {
  const [touch] = 'changedTouches' in event ? event.changedTouches : [];
  const { clientX: x, clientY: y } = touch ?? ('clientX' in event ? event : { clientX: 0, clientY: 0 });
  return { x, y };
}
