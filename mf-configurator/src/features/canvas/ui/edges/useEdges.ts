import { useMemo } from 'react';
import { blockName } from '../../../../model/wording/blockName.ts';
import type { Connection, Routes } from '@dialogwerk/shared/dialog/graph';
import type { Selection } from '../../../../model/Selection.ts';
import { END, START } from '@dialogwerk/shared/dialog/graph';
import { texts } from '../../texts.ts';
import { isChosen } from '../../model/selectionAfter.ts';
import { connectionEdge } from './connectionEdge.ts';
import type { ConnectionEdge } from './connectionEdge.ts';
import type { Numbered } from '../cards/useCards.ts';

interface EdgesOf {
  readonly connections: readonly Connection[];
  readonly blocks: ReadonlyMap<string, Numbered>;
  readonly routes: Pick<Routes, 'of'>;
  readonly selection: Selection;
}

/** Edges for xyflow; one of the same connection, place and names stays the very same object. */
export function useEdges({ connections, blocks, routes, selection }: EdgesOf): ConnectionEdge[] {
  const chosen = selection.kind === 'connection' ? selection : null;
  const edgeOf = useMemo(() => {
    const nameOf = (id: string): string => {
      const named = blocks.get(id);
      return named ? blockName(named.block) : id === START ? texts.start : id === END ? texts.end : id;
    };
    return memoizeWeak((connection: Connection) => {
      const route = routes.of(connection);
      return route ? connectionEdge(connection, route, nameOf) : null;
    });
  }, [blocks, routes]);
  return useMemo(
    () =>
      connections.flatMap((connection) => {
        const edge = edgeOf(connection);
        if (!edge) return [];
        return chosen && isChosen(chosen, connection) ? { ...edge, selected: true } : edge;
      }),
    [connections, edgeOf, chosen],
  );
}

/** The same work, done once for each object; the very same result comes back for it. */
function memoizeWeak<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const entry = known.get(key) ?? { result: work(key) };
    known.set(key, entry);
    return entry.result;
  };
}
