import type { Connection } from '../../../model/connectionsOf.ts';
import type { Position } from '../../../model/BlockChange.ts';
import { isOverlapping } from './Box.ts';
import type { Box } from './Box.ts';
import { clustersOf } from './clustersOf.ts';
import type { Cluster } from './clustersOf.ts';
import { drawnLines } from './drawnLines.ts';
import type { DrawnLines } from './drawnLines.ts';
import type { MeasureLabel, PlacedLabel } from './labelBox.ts';
import { linesOf } from './linesOf.ts';
import { boxOf, obstaclesAmong } from './obstaclesAmong.ts';
import { labelPlacer } from './placeLabels.ts';
import { FIRST_PIECE, routeBetween } from './routeBetween.ts';
import type { End } from './routeBetween.ts';

/** How a connection is drawn. */
export interface Route {
  readonly corners: readonly Position[];
  /** Null without one, and where there is no room at all. */
  readonly label: PlacedLabel | null;
  /** What the line and the cards at its ends reach over. */
  readonly box: Box;
}

/** How the connections of a dialog are drawn. */
export interface Routes {
  /** Undefined for a connection to a card that is not there. */
  readonly of: (connection: Connection) => Route | undefined;
  /** Whether a connection may be seen in an area. */
  readonly isIn: (area: Box, connection: Connection) => boolean;
}

/** A connection between two cards, and its route once it is worked out. */
interface Way {
  readonly connection: Connection;
  readonly from: End;
  readonly to: End;
  route: Route | undefined;
}

/** No way within a cluster runs further beside its cards. */
const MARGIN = 400;
/** A way back has to go around, and gives way to those that lead on. */
const BACK = 400;

/**
 * Leads all ways past all cards, then finds a place for each label. Each column of a long dialog is a cluster of its own, whose
 * ways are worked out when one of them is asked for: opening a dialog needs those in view alone.
 */
export function routesAmong(
  connections: readonly Connection[],
  cards: ReadonlyMap<string, Position>,
  measure: MeasureLabel,
): Routes {
  const boxes = new Map<string, Box>();
  for (const [id, place] of cards) boxes.set(id, boxOf(id, place));
  const obstacles = obstaclesAmong(boxes.values());
  const { at } = clustersOf(boxes.values());
  const ways = new Map<Connection, Way>();
  const waiting = new Map<Cluster, Way[]>();
  const between: Way[] = [];
  const lines = drawnLines();
  const labels = labelPlacer(obstacles, measure);

  for (const connection of connections) {
    const [from, to] = [endOf(connection.source), endOf(connection.target)];
    if (!from || !to) continue;
    const way = { connection, from, to, route: undefined };
    ways.set(connection, way);
    const known = from.cluster === to.cluster ? waiting.get(from.cluster) : between;
    if (known) known.push(way);
    else waiting.set(from.cluster, [way]);
  }
  // They have room beside the columns, which those within them have not.
  lead(between, (box) => isAmongCards(box, at));

  function of(connection: Connection): Route | undefined {
    const way = ways.get(connection);
    return way && routeOf(way);
  }

  function routeOf(way: Way): Route | undefined {
    const { cluster } = way.from;
    const within = way.route ? undefined : waiting.get(cluster);
    if (within) {
      waiting.delete(cluster);
      lead(within);
    }
    return way.route;
  }

  function isIn(area: Box, connection: Connection): boolean {
    const way = ways.get(connection);
    if (!way) return false;
    const { cluster } = way.from;
    const isFar = cluster.left - MARGIN > area.right || cluster.right + MARGIN < area.left;
    // Before anything is worked out of what is far away.
    if (isFar && cluster === way.to.cluster) return false;
    const route = routeOf(way);
    return route !== undefined && isOverlapping(route.box, area);
  }

  return { of, isIn };

  function endOf(id: string): End | null {
    const card = boxes.get(id);
    const cluster = card && at(card.left);
    return cluster ? { card, cluster } : null;
  }

  /** Those between neighbours first, because the longer ones can give way. */
  function lead(group: readonly Way[], isReserved?: (box: Box) => boolean): void {
    const led = new Map<Connection, readonly Position[]>();
    for (const { connection, from } of group) keepFree(connection, from.card, lines);
    const ordered = group.toSorted((a, b) => lengthOf(a) - lengthOf(b));
    for (const { connection, from, to } of ordered) {
      const corners = routeBetween(connection, from, to, { obstacles, lines });
      for (const line of linesOf(corners, connection)) lines.add(line);
      led.set(connection, corners);
    }
    const places = labels.place(led, lines, isReserved);
    for (const way of ordered) {
      const corners = led.get(way.connection) ?? [];
      const box = boxAround(corners, way.from.card, way.to.card);
      way.route = { corners, label: places.get(way.connection) ?? null, box };
    }
  }
}

function lengthOf({ from: { card: from }, to: { card: to } }: Way): number {
  return Math.abs(from.left - to.left) + Math.abs(to.top - from.top) + (to.top > from.top ? 0 : BACK);
}

function isAmongCards({ left, right }: Box, at: (x: number) => Cluster | undefined): boolean {
  return [at(left), at(right)].some((cluster) => cluster && left < cluster.right && right > cluster.left);
}

/** Keeps the first piece of a way for the ways of its card, before any other one turns in there. */
function keepFree(of: Connection, card: Box, lines: DrawnLines): void {
  const at = (card.left + card.right) / 2;
  lines.add({
    isUpright: true,
    at,
    from: card.bottom,
    to: card.bottom + FIRST_PIECE,
    of,
    isAtCard: true,
    isLabelled: false,
  });
}

/** The cards belong to it, so that a way is drawn as soon as one of its ends is. */
function boxAround(corners: readonly Position[], one: Box, other: Box): Box {
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
  return { left, top, right, bottom };
}
