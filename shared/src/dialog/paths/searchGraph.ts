import { bucketQueue } from './bucketQueue.ts';
import { picksOf } from './picks.ts';

/** Something that is searched: places, and the moves between them. */
export interface SearchGraph<Place, Move> {
  readonly start: Place;
  readonly moves: (place: Place) => readonly Move[];
  /** Where a move leads and whether that is what is looked for; null for a move that cannot be made. */
  readonly take: (place: Place, move: Move) => { readonly place: Place; readonly isThere: boolean } | null;
  /** The same for places from which everything goes the same way. */
  readonly key: (place: Place) => string;
  /** At least so many moves are left, 0 where nothing is known; null where nothing leads there any more. */
  readonly left: (place: Place) => number | null;
}

export type Search<Move> =
  | { readonly found: true; readonly moves: readonly Move[]; readonly isShortest: boolean }
  /** `no-way`: the start cannot lead there. `tried-all`: every move was tried. `gave-up`: so many as allowed were. */
  | { readonly found: false; readonly reason: 'no-way' | 'tried-all' | 'gave-up' };

interface Node<Place, Move> {
  readonly place: Place;
  readonly from: { readonly node: Node<Place, Move>; readonly move: Move } | null;
  readonly cost: number;
}

/** Moves between two looks at the clock by whoever runs the search. */
const MOVES_AT_ONCE = 100;
/** The share of all moves that walks may make, which find what lies behind sums of many replies. */
const WALKING_SHARE = 0.4;
const LONGEST_WALK = 3_000;

function movesTo<Place, Move>(node: Node<Place, Move>): Move[] {
  const moves: Move[] = [];
  for (let from = node.from; from; from = from.node.from) moves.push(from.move);
  return moves.toReversed();
}

/**
 * Finds the shortest way by best-first search (A*), trying at most `most` moves; where that is not enough, goes at random
 * before it gives up. The same input always gives the same result. A generator, so that a caller can do other things
 * meanwhile or leave it: it yields the number of moves tried.
 */
export function* searchGraph<Place, Move>(
  graph: SearchGraph<Place, Move>,
  most: number,
): Generator<number, Search<Move>> {
  const nearest = graph.left(graph.start);
  if (nearest === null) return { found: false, reason: 'no-way' };
  const queue = bucketQueue<Node<Place, Move>>();
  const costs = new Map<string, number>([[graph.key(graph.start), 0]]);
  queue.add({ place: graph.start, from: null, cost: 0 }, nearest);
  let tried = 0;

  for (let node = queue.next(); node; node = queue.next()) {
    if ((costs.get(graph.key(node.place)) ?? 0) < node.cost) continue;
    const reached: { readonly node: Node<Place, Move>; readonly rank: number }[] = [];
    for (const move of graph.moves(node.place)) {
      if (tried >= most * (1 - WALKING_SHARE)) return yield* walk(graph, most, tried);
      tried += 1;
      if (tried % MOVES_AT_ONCE === 0) yield tried;
      const taken = graph.take(node.place, move);
      if (!taken) continue;
      const next = { place: taken.place, from: { node, move }, cost: node.cost + 1 };
      if (taken.isThere) return { found: true, moves: movesTo(next), isShortest: true };
      const left = graph.left(next.place);
      const key = graph.key(next.place);
      if (left === null || (costs.get(key) ?? Infinity) <= next.cost) continue;
      costs.set(key, next.cost);
      reached.push({ node: next, rank: next.cost + left });
    }
    // The last one added is taken up first, and of ways of one length the first moves are to be preferred.
    for (const next of reached.toReversed()) queue.add(next.node, next.rank);
  }
  return { found: false, reason: 'tried-all' };
}

/** Goes from the start again and again, each time by other picks. */
function* walk<Place, Move>(
  graph: SearchGraph<Place, Move>,
  most: number,
  triedBefore: number,
): Generator<number, Search<Move>> {
  let tried = triedBefore;
  for (const pick of picksOf()) {
    let place = graph.start;
    const moves: Move[] = [];
    while (moves.length < LONGEST_WALK) {
      const possible = graph.moves(place);
      const first = pick(possible.length);
      const inTurn = [...possible.slice(first), ...possible.slice(0, first)];
      let next: Place | null = null;
      for (const move of inTurn) {
        if (tried >= most) return { found: false, reason: 'gave-up' };
        tried += 1;
        if (tried % MOVES_AT_ONCE === 0) yield tried;
        const taken = graph.take(place, move);
        if (taken?.isThere) return { found: true, moves: [...moves, move], isShortest: false };
        if (!taken || graph.left(taken.place) === null) continue;
        next = taken.place;
        moves.push(move);
        break;
      }
      if (next === null) break;
      place = next;
    }
  }
  return { found: false, reason: 'gave-up' };
}
