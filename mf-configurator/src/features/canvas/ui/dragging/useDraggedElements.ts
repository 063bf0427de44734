import { useStore } from '@nanostores/react';
import { useStoreApi } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { useFetchedAhead } from '../../../../useFetchedAhead.ts';
import { $dragged, $draggedIds, $isLayered } from '../../state/dragged.ts';
import type { ConnectionEdge } from '../edges/connectionEdge.ts';
import { drawnElements, graphOf, transformOf } from '../xyflow/xyflowInternals.ts';
import type { draggedLayer } from './draggedLayer.ts';
import type { PulledEdge } from './pulledCopy.ts';

/** From so many cards on, a picture of them costs less than drawing them with each step. */
const MANY = 12;

/** Null until it has come; until then many are moved as few are. */
let newLayer: typeof draggedLayer | null = null;

async function fetchLayer(): Promise<void> {
  ({ draggedLayer: newLayer } = await import('./draggedLayer.ts'));
}

/**
 * Lays the dragged cards, the edges between them and the frame around them where the gesture has brought them. Beside React,
 * because drawing a hundred of them anew, xyflow's own list of them first, costs more than a frame's time.
 */
export function useDraggedElements(edges: readonly ConnectionEdge[]): void {
  const ids = useStore($draggedIds);
  const flow = useStoreApi();
  useFetchedAhead(fetchLayer);
  useLayoutEffect(() => {
    const graph = graphOf(flow.getState());
    if (ids.size === 0 || !graph) return undefined;
    const pulled = pulledEdges(edges, ids);
    const within = new Set(
      edges.filter(({ source, target }) => ids.has(source) && ids.has(target)).map(({ id }) => id),
    );
    const moved = { cards: ids, edges: within, reaching: pulled };
    // Not for arrow keys, because a copy does not show where the focus is.
    const layer = ids.size >= MANY && graph.matches(':active') ? (newLayer?.(graph, pulled) ?? null) : null;
    $isLayered.set(layer !== null);
    const translate = (elements: readonly (HTMLElement | SVGElement)[], by: string): void => {
      for (const element of elements) element.style.translate = by;
    };
    // Looked for with each step, because more come into view when the view moves in the middle of a gesture.
    const lay = (): void => {
      const { by } = $dragged.get();
      const drawn = drawnElements(graph, moved);
      layer?.move(drawn, by, transformOf(flow.getState()));
      const single = layer ? drawn.frame : [...drawn.cards, ...drawn.edges, ...drawn.frame];
      translate(single, `${by.x}px ${by.y}px`);
    };
    const stop = $dragged.subscribe(lay);
    // Because the view moves by itself where the pointer comes to an edge of it.
    const stopFollowing = flow.subscribe((now, before) => {
      if (layer && transformOf(now) !== transformOf(before)) lay();
    });
    return () => {
      stop();
      stopFollowing();
      $isLayered.set(false);
      layer?.end();
      const { cards, edges: lines, frame } = drawnElements(graph, moved);
      translate([...cards, ...lines, ...frame], '');
    };
  }, [ids, edges, flow]);
}

/** The edges with one end at a dragged card, by their ids. */
function pulledEdges(edges: readonly ConnectionEdge[], ids: ReadonlySet<string>): ReadonlyMap<string, PulledEdge> {
  return new Map(
    edges.flatMap(({ id, source, target, data }): [string, PulledEdge][] =>
      data && ids.has(source) !== ids.has(target)
        ? [[id, { route: data.route, end: ids.has(source) ? 'source' : 'target' }]]
        : [],
    ),
  );
}
