import { useStore } from '@nanostores/react';
import type { Size } from '@dialogwerk/shared/dialog/graph';
import type { Viewport } from '../model/viewport/initialViewport.ts';
import { $draggedIds } from '../state/dragged.ts';
import type { CanvasProps } from './CanvasProps.ts';
import { useCards } from './cards/useCards.ts';
import { useEdges } from './edges/useEdges.ts';
import type { GraphLayout } from './layout/useLayout.ts';
import { useNearbyElements } from './viewport/useNearbyElements.ts';

interface GraphElementsOf extends Pick<CanvasProps, 'survey' | 'selection' | 'readOnly' | 'marks' | 'comments'> {
  readonly layout: GraphLayout;
  /** The overview draws everything; no card is drawn by itself. */
  readonly isOverview: boolean;
  readonly openingViewport: Viewport;
  readonly openedAt: Size;
}

/** The cards and edges that xyflow is given to draw. */
export function useGraphElements(of: GraphElementsOf) {
  const { survey, selection, readOnly, marks, comments, layout, isOverview, openingViewport, openedAt } = of;
  const { blocks, connections, resting, routes } = layout;
  const dragged = useStore($draggedIds);
  const near = useNearbyElements({
    isOverview,
    resting,
    connections,
    routes,
    selection,
    dragged,
    openingViewport,
    openedAt,
  });
  const nodes = useCards({
    ids: near.ids,
    blocks,
    messages: survey,
    places: resting,
    selection,
    readOnly,
    marks,
    comments,
  });
  const edges = useEdges({ connections: near.connections, blocks, routes, selection });
  return { nodes, edges };
}
