import type { Block, BlockDifference, SurveyData } from '@dialogwerk/shared/contract';
import {
  BLOCK_CARD,
  boundsOf,
  connectionsOf,
  edgePath,
  END,
  placeBlocks,
  routeEdges,
  START,
  withTerminals,
} from '@dialogwerk/shared/dialog/graph';
import type { Bounds, Connection, PlacedLabel, Position } from '@dialogwerk/shared/dialog/graph';
import { blockName } from '../../../model/wording/blockName.ts';
import { isSame } from '../../../model/isSame.ts';

/** What became of a card or an edge from one state to the other. */
export type DifferenceKind = 'same' | 'added' | 'removed' | 'changed' | 'moved';

export interface ComparedCard {
  /** Block id, or `START` or `END`. */
  readonly id: string;
  readonly place: Position;
  readonly kind: DifferenceKind;
  /** null for the dialog's beginning and end. */
  readonly block: Block | null;
  readonly name: string;
}

export interface ComparedEdge {
  readonly key: string;
  /** As an SVG path. */
  readonly path: string;
  readonly kind: Exclude<DifferenceKind, 'moved'>;
  /** What is written along it; null for nothing, or where there is no room. */
  readonly label: PlacedLabel | null;
  /** Where its sign stands. */
  readonly middle: Position;
}

/** Both states of a dialog in one drawing. */
export interface GraphDifference {
  readonly bounds: Bounds;
  readonly cards: readonly ComparedCard[];
  readonly edges: readonly ComparedEdge[];
}

/** How far around the cards edges run, in canvas units. */
const MARGIN = 64;
/** Width of a letter of a label, in canvas units. */
const LETTER = 7;

/** Lays out what is in either state: what is there now as on the canvas, what is gone where it was, moved aside where something stands now. */
export function graphDifference(
  before: SurveyData,
  after: SurveyData,
  differences: readonly BlockDifference[],
): GraphDifference {
  const kinds = new Map(differences.map(({ block, kind }) => [block.unique_question_id, kind]));
  const blocks = allBlocks(after.all_questions, differences);
  const connections = [...comparedConnections(connectionsOf(before), connectionsOf(after))];
  const drawn = connections.map(({ connection }) => connection);
  const places = withTerminals(after.all_questions, placeBlocks(blocks, drawn));
  const routes = routeEdges(drawn, places, (text) => text.length * LETTER);
  const byId = new Map(blocks.map((block) => [block.unique_question_id, block]));
  const { x, y, width, height } = boundsOf(places.values());
  return {
    bounds: { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN },
    cards: [...places].map(([id, place]): ComparedCard => {
      const block = byId.get(id) ?? null;
      return {
        id,
        place,
        block,
        kind: kinds.get(id) ?? terminalKind(id, before, after),
        name: block ? blockName(block) : id,
      };
    }),
    edges: connections.flatMap(({ connection, kind }): ComparedEdge[] => {
      const route = routes.of(connection);
      if (!route) return [];
      const key = `${connection.source} ${connection.target}`;
      return [{ key, path: edgePath(route.corners), kind, label: route.label, middle: middleOf(route.corners) }];
    }),
  };
}

/** What is said at the beginning or the end may have changed. */
function terminalKind(id: string, before: SurveyData, after: SurveyData): DifferenceKind {
  if (id === START && before.welcome !== after.welcome) return 'changed';
  return id === END && before.ending !== after.ending ? 'changed' : 'same';
}

/** The blocks of now, and those that are gone where no card of now lies. */
function allBlocks(now: readonly Block[], differences: readonly BlockDifference[]): readonly Block[] {
  const gone = differences.flatMap(({ kind, block }) => (kind === 'removed' ? [block] : []));
  return [
    ...now,
    ...gone.map((block) => (isCovered(block, now) ? Object.assign({}, block, { position: null }) : block)),
  ];
}

function isCovered({ position }: Block, now: readonly Block[]): boolean {
  return now.some(
    (other) =>
      position !== null &&
      other.position !== null &&
      Math.abs(other.position.x - position.x) < BLOCK_CARD.width &&
      Math.abs(other.position.y - position.y) < BLOCK_CARD.height,
  );
}

interface Compared {
  readonly connection: Connection;
  readonly kind: ComparedEdge['kind'];
}

/** From one card to another there is one edge; its conditions may have changed. */
function* comparedConnections(before: readonly Connection[], after: readonly Connection[]): Generator<Compared> {
  const earlier = grouped(before);
  const now = grouped(after);
  for (const [key, [connection, ...others]] of now) {
    if (!connection) continue;
    const was = earlier.get(key);
    const kind = was ? (isSame(saidBy(was), saidBy([connection, ...others])) ? 'same' : 'changed') : 'added';
    yield { connection: { ...connection, labels: saidBy([connection, ...others]) }, kind };
  }
  for (const [key, was] of earlier) {
    const [connection] = was;
    if (connection && !now.has(key)) yield { connection: { ...connection, labels: saidBy(was) }, kind: 'removed' };
  }
}

function grouped(connections: readonly Connection[]): ReadonlyMap<string, readonly Connection[]> {
  const groups = new Map<string, Connection[]>();
  for (const connection of connections) {
    const key = `${connection.source} ${connection.target}`;
    groups.set(key, [...(groups.get(key) ?? []), connection]);
  }
  return groups;
}

function saidBy(connections: readonly Connection[]): readonly string[] {
  return connections.flatMap(({ labels }) => labels);
}

/** The middle of the longest piece. */
function middleOf(corners: readonly Position[]): Position {
  let longest = -1;
  let middle = corners[0] ?? { x: 0, y: 0 };
  for (const [index, corner] of corners.entries()) {
    const next = corners[index + 1];
    if (!next) break;
    const length = Math.abs(next.x - corner.x) + Math.abs(next.y - corner.y);
    if (length <= longest) continue;
    longest = length;
    middle = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  }
  return middle;
}
