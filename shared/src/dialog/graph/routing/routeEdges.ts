import type { Connection } from '../connectionsOf.ts';
import type { CardPlace, Position } from '../Position.ts';
import { isOverlapping } from '../geometry/Box.ts';
import type { Box } from '../geometry/Box.ts';
import { clustersOf } from '../layout/clustersOf.ts';
import type { Cluster } from '../layout/clustersOf.ts';
import { createSegmentIndex } from './createSegmentIndex.ts';
import type { SegmentIndex } from './createSegmentIndex.ts';
import type { MeasureLabel, PlacedLabel } from './labelBox.ts';
import { segmentsOf } from './segmentsOf.ts';
import { boxOf, createObstacles } from './createObstacles.ts';
import type { Obstacles } from './createObstacles.ts';
import { leadOf } from './leadOf.ts';
import { labelPlacer } from './placeLabels.ts';
import { FIRST_PIECE, routeEdge } from './routeEdge.ts';
import type { End } from './routeEdge.ts';

/** How a connection is drawn. */
export interface Route {
  readonly corners: readonly Position[];
  /** Null without one, and where there is no room at all. */
  readonly label: PlacedLabel | null;
}

/** How the connections of a dialog are drawn. */
export interface Routes {
  /** Undefined for a connection to a card that is not there. */
  readonly of: (connection: Connection) => Route | undefined;
  /** The connections that may be seen in an area. */
  readonly within: (area: Box) => ReadonlySet<Connection>;
  /** Works out the edges of one further column that nobody has asked for; false once there is none. */
  readonly workAhead: () => boolean;
}

/** A connection between two cards. */
interface Edge {
  readonly connection: Connection;
  readonly from: End;
  readonly to: End;
}

/** Max distance, in canvas units, that an edge within a cluster runs beside its cards. */
const MARGIN = 400;
/** Counted as length of an edge back, in canvas units: it has to go around, and gives way to those that lead on. */
const BACK = 400;

/**
 * Routes all edges past all cards, then finds a place for each label. Each column of a long dialog is a cluster of its own, whose
 * edges are worked out when one of them is asked for: opening a dialog needs those in view alone. Labels leave free what is `written`
 * on the canvas otherwise, if they have room elsewhere.
 */
export function routeEdges(
  connections: readonly Connection[],
  cards: ReadonlyMap<string, CardPlace>,
  measure: MeasureLabel,
  written: readonly Box[] = [],
): Routes {
  const { at } = clustersOf(cards.values());
  const ends = new Map<string, End>();
  const boxes: Box[] = [];
  for (const [id, place] of cards) {
    const [card, cluster] = [boxOf(id, place), at(place.x)];
    boxes.push(card);
    if (cluster) ends.set(id, { card, cluster });
  }
  const obstacles = createObstacles(boxes);
  const routes = new Map<Connection, Route>();
  const within = new Map<Cluster, Connection[]>();
  const between: Connection[] = [];
  const waiting = new Set<Cluster>();
  const labels = labelPlacer(obstacles, measure, written);

  for (const connection of connections) {
    const [from, to] = [ends.get(connection.source), ends.get(connection.target)];
    if (!from || !to) continue;
    const { cluster } = from;
    const known = cluster === to.cluster ? within.get(cluster) : between;
    if (known) known.push(connection);
    else within.set(cluster, [connection]);
  }
  for (const cluster of within.keys()) waiting.add(cluster);
  // They have room beside the columns, which those within them have not.
  const shared = createSegmentIndex();
  routeGroup(between, shared, isAmongCards);

  return { of, within: connectionsWithin, workAhead };

  function of(connection: Connection): Route | undefined {
    const known = routes.get(connection);
    const from = ends.get(connection.source);
    if (known || !from) return known;
    routeWithin(from.cluster);
    return routes.get(connection);
  }

  function connectionsWithin(area: Box): ReadonlySet<Connection> {
    const found = new Set<Connection>();
    const take = (connection: Connection): void => {
      if (isSeen(connection, area)) found.add(connection);
    };
    between.forEach(take);
    for (const [cluster, own] of within) {
      // Before anything is worked out of what is far away.
      if (cluster.left - MARGIN > area.right || cluster.right + MARGIN < area.left) continue;
      routeWithin(cluster);
      own.forEach(take);
    }
    return found;
  }

  function workAhead(): boolean {
    const [cluster] = waiting;
    if (!cluster) return false;
    routeWithin(cluster);
    return true;
  }

  function routeWithin(cluster: Cluster): void {
    if (!waiting.delete(cluster)) return;
    // Edges of other clusters do not come here.
    routeGroup(within.get(cluster) ?? [], createSegmentIndex(shared));
  }

  /** The cards belong to an edge, so that it is drawn as soon as one of its ends is. */
  function isSeen(connection: Connection, area: Box): boolean {
    const corners = routes.get(connection)?.corners;
    const [from, to] = [ends.get(connection.source)?.card, ends.get(connection.target)?.card];
    return corners !== undefined && from !== undefined && to !== undefined && reachesInto(area, corners, from, to);
  }

  /** Those between neighbours first, because the longer ones can give way. */
  function routeGroup(group: readonly Connection[], segments: SegmentIndex, isReserved?: (box: Box) => boolean): void {
    const edges = group.flatMap((connection): Edge[] => {
      const [from, to] = [ends.get(connection.source), ends.get(connection.target)];
      return from && to ? [{ connection, from, to }] : [];
    });
    const routed = new Map<Connection, readonly Position[]>();
    for (const { connection, from } of edges) keepFree(connection, from.card, segments, obstacles);
    for (const { connection, from, to } of edges.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
      const corners = routeEdge(connection, from, to, { obstacles, segments });
      for (const segment of segmentsOf(corners, connection)) segments.add(segment);
      routed.set(connection, corners);
    }
    const places = labels.place(routed, segments, isReserved);
    for (const [connection, corners] of routed)
      routes.set(connection, { corners, label: places.get(connection) ?? null });
  }

  function isAmongCards({ left, right }: Box): boolean {
    return [at(left), at(right)].some((cluster) => cluster && left < cluster.right && right > cluster.left);
  }
}

function lengthOf({ from: { card: from }, to: { card: to } }: Edge): number {
  return Math.abs(from.left - to.left) + Math.abs(to.top - from.top) + (to.top > from.top ? 0 : BACK);
}

/** Keeps the first piece of an edge for the edges of its card, before any other one turns in there. */
function keepFree(of: Connection, card: Box, segments: SegmentIndex, obstacles: Obstacles): void {
  const to = card.bottom + FIRST_PIECE;
  if (of.handle) {
    const [begin, turn] = leadOf(card, of.handle, obstacles);
    for (const segment of segmentsOf([begin, turn, { x: turn.x, y: to }], of)) segments.add(segment);
    return;
  }
  const at = (card.left + card.right) / 2;
  segments.add({ isUpright: true, at, from: card.bottom, to, of, isAtCard: true, isLabelled: false });
}

/** Whether a box around a segment and the cards at its ends shares more than a side with an area. */
function reachesInto(area: Box, corners: readonly Position[], one: Box, other: Box): boolean {
  let left = Math.min(one.left, other.left);
  let top = Math.min(one.top, other.top);
  let right = Math.max(one.right, other.right);
  let bottom = Math.max(one.bottom, other.bottom);
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return isOverlapping({ left, top, right, bottom }, area);
}
