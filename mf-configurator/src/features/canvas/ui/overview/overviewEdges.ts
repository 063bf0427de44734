import type { Connection, Routes } from '@dialogwerk/shared/dialog/graph';
import { edgeBatches } from './edgeBatches.ts';
import type { EdgeBatch, OverviewEdge } from './edgeBatches.ts';

type RoutesOf = Pick<Routes, 'of'>;

interface Known {
  readonly routes: RoutesOf;
  readonly batches: readonly EdgeBatch[];
}

const known = new WeakMap<readonly Connection[], Known>();

/** The edges of the overview; put together once for the same connections and routes, so that it can be done before they are seen. */
export function overviewEdges(connections: readonly Connection[], routes: RoutesOf): readonly EdgeBatch[] {
  const before = known.get(connections);
  if (before?.routes === routes) return before.batches;
  const batches = edgeBatches(
    connections.flatMap((connection): OverviewEdge[] => {
      const route = routes.of(connection);
      return route ? [{ kind: connection.kind, corners: route.corners }] : [];
    }),
  );
  known.set(connections, { routes, batches });
  return batches;
}
