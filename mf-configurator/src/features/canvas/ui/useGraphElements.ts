import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Size } from '@dialogwerk/shared/dialog/graph';
import type { Viewport } from '../model/viewport/initialViewport.ts';
import { $draggedIds } from '../state/dragged.ts';
import type { CanvasProps } from './CanvasProps.ts';
import { useCards } from './cards/useCards.ts';
import { useEdges } from './edges/useEdges.ts';
import type { GraphLayout } from './layout/useLayout.ts';
import type { SectionAct } from './sections/SectionNodeType.ts';
import type { SectionsView } from './sections/SectionsView.ts';
import { useNearbyElements } from './viewport/useNearbyElements.ts';

interface GraphElementsOf extends Pick<CanvasProps, 'survey' | 'selection' | 'readOnly' | 'marks' | 'comments'> {
  readonly layout: GraphLayout;
  readonly view: SectionsView | null;
  readonly act: (act: SectionAct) => void;
  /** The overview draws everything; no card is drawn by itself. */
  readonly isOverview: boolean;
  readonly openingViewport: Viewport;
  readonly openedAt: Size;
}

/** The cards and edges that xyflow is given to draw. */
export function useGraphElements(of: GraphElementsOf) {
  const { survey, selection, readOnly, marks, comments, layout, view, act, isOverview, openingViewport, openedAt } = of;
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
  const cards = useCards({
    ids: near.ids,
    blocks,
    messages: survey,
    places: resting,
    selection,
    readOnly,
    marks,
    comments,
  });
  const nodes = useMemo(
    () => view?.nodes(cards, { near: near.ids, places: resting, selection, readOnly, marks, comments, act }) ?? cards,
    [view, cards, near, resting, selection, readOnly, marks, comments, act],
  );
  const edges = useEdges({ connections: near.connections, blocks, routes, selection });
  return { nodes, edges };
}
