import { edgePath } from '@dialogwerk/shared/dialog/graph';
import type { Route } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../../model/BlockChange.ts';
import { draggedCorners } from '../../model/draggedCorners.ts';
import { edgeIdOf, edgePartsOf } from '../xyflow/xyflowInternals.ts';

/** An edge with one end at a dragged card, and which end that is. */
export interface PulledEdge {
  readonly route: Route;
  readonly end: 'source' | 'target';
}

const rest: Position = { x: 0, y: 0 };

/** What lays the copy of an edge where its dragged end has come: with the same corners as `RoutedEdge`, but beside React. */
export function pulledCopy(copy: Element, pulled: ReadonlyMap<string, PulledEdge>): (by: Position) => void {
  const edge = pulled.get(edgeIdOf(copy));
  if (!edge) return () => undefined;
  const { path, label } = edgePartsOf(copy);
  const { route, end } = edge;
  return (by) => {
    const [begin, last] = end === 'source' ? [by, rest] : [rest, by];
    path?.setAttribute('d', edgePath(draggedCorners(route.corners, begin, last)));
    if (!label || !route.label) return;
    label.setAttribute('x', String(route.label.middle.x + last.x));
    label.setAttribute('y', String(route.label.middle.y + last.y));
  };
}
