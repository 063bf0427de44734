import type { Connection, ConnectionKind } from '@dialogwerk/shared/dialog/graph';

/** Blocks that are not drawn because their section is folded, each with the card that stands for it. */
export type Hidden = ReadonlyMap<string, string>;

/** Whose kind an edge has that stands for several: the dialog's way on first, because it is always drawn. */
const RANK: Readonly<Record<ConnectionKind, number>> = {
  order: 0,
  jump: 1,
  round: 2,
  condition: 3,
  triggerSource: 4,
  triggerTarget: 5,
};

/**
 * The edges once some blocks are folded away: those between blocks of one card are gone, those from and to folded blocks end at the card,
 * parallel ones there are one. Edges of one card's options stay apart, because each leaves from a place of its own. All others are the very
 * same objects.
 */
export function foldConnections(connections: readonly Connection[], hidden: Hidden): readonly Connection[] {
  if (hidden.size === 0) return connections;
  const known = new Map<string, Connection>();
  const folded: Connection[] = [];
  for (const connection of connections) {
    const source = hidden.get(connection.source);
    const target = hidden.get(connection.target);
    if (source === undefined && target === undefined) folded.push(connection);
    else if (source !== target) {
      const ends = { source: source ?? connection.source, target: target ?? connection.target };
      const { parts: _parts, handle, ...whole } = connection;
      // An option of a folded block has no place on the card.
      const drawn: Connection = {
        ...whole,
        ...ends,
        settled: true,
        ...(handle && source === undefined ? { handle } : {}),
      };
      const key = [ends.source, ends.target, drawn.handle?.outcome ?? ''].join('\n');
      known.set(key, together(known.get(key), drawn));
    }
  }
  return [...folded, ...known.values()];
}

function together(before: Connection | undefined, now: Connection): Connection {
  if (!before) return now;
  const kind = RANK[before.kind] <= RANK[now.kind] ? before.kind : now.kind;
  return { ...before, kind, labels: [...new Set([...before.labels, ...now.labels])] };
}
