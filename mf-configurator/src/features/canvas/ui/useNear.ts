import { useStore } from '@xyflow/react';
import { useMemo } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import type { Connection } from '../../../model/connectionsOf.ts';
import type { Selection } from '../../../model/Selection.ts';
import { areaInView, isSameArea } from '../model/areaInView.ts';
import type { View } from '../model/beginningOf.ts';
import { cardsNear } from '../model/cardsNear.ts';
import type { Near } from '../model/cardsNear.ts';
import type { Routes } from '../model/routesAmong.ts';
import type { Size } from './Size.ts';

interface NearOf {
  /** The overview draws everything; no card is drawn by itself. */
  readonly isOverview: boolean;
  readonly resting: ReadonlyMap<string, Position>;
  readonly connections: readonly Connection[];
  readonly routes: Routes;
  readonly selection: Selection;
  readonly carried: ReadonlySet<string>;
  /** What is seen before xyflow has its size. */
  readonly openingView: View;
  readonly openedAt: Size;
}

const nothing: Near = { ids: [], connections: [] };

/**
 * The cards and ways that xyflow is given: those near the view, and what is selected or moved. With each event it looks at
 * all that it has, so it does not get the whole dialog.
 */
export function useNear(of: NearOf): Near {
  const { isOverview, resting, connections, routes, selection, carried, openingView, openedAt } = of;
  const area = useStore(
    ({ transform: [x, y, zoom], width, height }) =>
      width === 0
        ? areaInView(openingView, openedAt.width, openedAt.height)
        : areaInView({ x, y, zoom }, width, height),
    isSameArea,
  );
  const selected = selection.kind === 'blocks' ? selection.ids : null;
  return useMemo(
    () =>
      isOverview ? nothing : cardsNear(area, resting, connections, new Set([...(selected ?? []), ...carried]), routes),
    [isOverview, area, resting, connections, selected, carried, routes],
  );
}
