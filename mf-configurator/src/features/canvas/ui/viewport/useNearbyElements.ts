import { useStore } from '@xyflow/react';
import { useMemo } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Connection, Routes, Size } from '@dialogwerk/shared/dialog/graph';
import type { Selection } from '../../../../model/Selection.ts';
import { visibleArea, isSameArea } from '../../model/viewport/visibleArea.ts';
import type { Viewport } from '../../model/viewport/initialViewport.ts';
import { nearbyElements } from '../../model/viewport/nearbyElements.ts';
import type { NearbyElements } from '../../model/viewport/nearbyElements.ts';
import { heightOf, transformOf, widthOf } from '../xyflow/xyflowInternals.ts';

interface NearbyElementsOf {
  /** The overview draws everything; no card is drawn by itself. */
  readonly isOverview: boolean;
  readonly resting: ReadonlyMap<string, Position>;
  readonly connections: readonly Connection[];
  readonly routes: Routes;
  readonly selection: Selection;
  readonly dragged: ReadonlySet<string>;
  /** What is seen before xyflow has its size. */
  readonly openingViewport: Viewport;
  readonly openedAt: Size;
}

const nothing: NearbyElements = { ids: [], connections: [] };

/**
 * The cards and edges that xyflow is given: those near the view, and what is selected or moved. With each event it looks at
 * all that it has, so it does not get the whole dialog.
 */
export function useNearbyElements(of: NearbyElementsOf): NearbyElements {
  const { isOverview, resting, connections, routes, selection, dragged, openingViewport, openedAt } = of;
  const area = useStore((state) => {
    const [x, y, zoom] = transformOf(state);
    return widthOf(state) === 0
      ? visibleArea(openingViewport, openedAt.width, openedAt.height)
      : visibleArea({ x, y, zoom }, widthOf(state), heightOf(state));
  }, isSameArea);
  const selected = selection.kind === 'blocks' ? selection.ids : null;
  return useMemo(
    () =>
      isOverview
        ? nothing
        : nearbyElements(area, resting, connections, new Set([...(selected ?? []), ...dragged]), routes),
    [isOverview, area, resting, connections, selected, dragged, routes],
  );
}
