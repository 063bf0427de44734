import type { CallResponse, SurveyData } from '@dialogwerk/shared/contract';
import { END as WAY_END, START as WAY_START } from '@dialogwerk/shared/dialog';
import {
  drawnBlocks,
  END,
  START,
  boundsOf,
  connectionsOf,
  edgePath,
  placeBlocks,
  reachesInto,
  routeEdges,
  withTerminals,
} from '@dialogwerk/shared/dialog/graph';
import type { Bounds, Connection, Position } from '@dialogwerk/shared/dialog/graph';
import { formatCount } from '@dialogwerk/shared/numbers';

type Flow = CallResponse<'resultFlow'>;

/** What became of those who came to a card. */
export interface FlowCard {
  /** Block id, or `START` or `END`. */
  readonly id: string;
  readonly place: Position;
  /** The how many-th block of the dialog, from 1; 0 for its beginning and end. */
  readonly number: number;
  readonly reached: number;
  readonly stopped: number;
  readonly here: number;
}

/** A way that people went, or could have gone. */
export interface FlowEdge {
  readonly key: string;
  /** What is drawn of it, as an SVG path. */
  readonly path: string;
  readonly count: number;
  /** `count` of the most frequent way, 0 to 1. */
  readonly share: number;
  /** Where its count stands; null for none, or where there is no room. */
  readonly label: { readonly at: Position; readonly text: string } | null;
}

/** A dialog as it lies on the canvas, with the counts of a flow. */
export interface FlowPicture {
  readonly bounds: Bounds;
  readonly cards: readonly FlowCard[];
  /** What may be seen in an area. */
  readonly within: (area: Bounds) => { readonly cards: readonly FlowCard[]; readonly edges: readonly FlowEdge[] };
  /** Whether people came to blocks that the dialog does not have any more. */
  readonly hasGone: boolean;
}

/** Width of a digit of a count, in canvas units, at the size in which it is drawn. */
const DIGIT = 9;
/** How far around the cards edges run, in canvas units. */
const MARGIN = 64;

const keyOf = (source: string, target: string): string => JSON.stringify([source, target]);

/** Lays a dialog out as the canvas does and puts the counts to it; ways that the dialog does not have any more are drawn, too. */
export function flowPicture(survey: SurveyData, flow: Flow): FlowPicture {
  const blocks = drawnBlocks(survey);
  const drawn = connectionsOf(survey);
  const places = withTerminals(blocks, placeBlocks(blocks, drawn));
  const counts = new Map(
    flow.edges.map(({ from, to, count }) => [
      keyOf(from === WAY_START ? START : from, to === WAY_END ? END : to),
      count,
    ]),
  );
  const connections = counted(drawn, counts, places);
  const most = Math.max(1, ...counts.values());
  const routes = routeEdges(connections, places, (text) => text.length * DIGIT);
  const edges = new Map<Connection, FlowEdge>();
  const cards = cardsOf(survey, flow, places, counts);
  const { x, y, width, height } = boundsOf(places.values());

  return {
    bounds: { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN },
    cards,
    within: (area) => {
      const box = { left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height };
      return {
        cards: cards.filter(({ place }) => reachesInto(area, place)),
        edges: [...routes.within(box)].flatMap((connection) => edgeOf(connection) ?? []),
      };
    },
    hasGone: flow.blocks.some(({ unique_question_id, into }) => into > 0 && !places.has(unique_question_id)),
  };

  function edgeOf(connection: Connection): FlowEdge | null {
    const known = edges.get(connection);
    if (known) return known;
    const route = routes.of(connection);
    if (!route) return null;
    const key = keyOf(connection.source, connection.target);
    const count = counts.get(key) ?? 0;
    const label = route.label && { at: route.label.middle, text: route.label.near };
    const edge = { key, path: edgePath(route.corners), count, share: count / most, label };
    edges.set(connection, edge);
    return edge;
  }
}

/** One connection for all that lead from one card to another, and those that only people's ways know of. */
function counted(
  drawn: readonly Connection[],
  counts: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, Position>,
): Connection[] {
  const byKey = new Map<string, Connection>();
  const add = (connection: Connection): void => {
    const key = keyOf(connection.source, connection.target);
    const count = counts.get(key) ?? 0;
    if (!byKey.has(key)) byKey.set(key, { ...connection, labels: count === 0 ? [] : [formatCount(count)] });
  };
  drawn.forEach(add);
  for (const key of counts.keys()) {
    const [source = '', target = '']: string[] = JSON.parse(key);
    if (source !== target && places.has(source) && places.has(target)) {
      add({ kind: 'jump', source, target, labels: [] });
    }
  }
  return [...byKey.values()];
}

function cardsOf(
  survey: SurveyData,
  flow: Flow,
  places: ReadonlyMap<string, Position>,
  counts: ReadonlyMap<string, number>,
): FlowCard[] {
  const known = new Map(flow.blocks.map((block) => [block.unique_question_id, block]));
  const numbers = new Map(survey.all_questions.map(({ unique_question_id }, index) => [unique_question_id, index + 1]));
  const throughEdges = (isMeant: (source: string, target: string) => boolean): number => {
    let sum = 0;
    for (const [key, count] of counts) {
      const [source = '', target = '']: string[] = JSON.parse(key);
      if (isMeant(source, target)) sum += count;
    }
    return sum;
  };
  return [...places].map(([id, place]): FlowCard => {
    if (id === START || id === END) {
      const reached = throughEdges((source, target) => (id === START ? source === START : target === END));
      return { id, place, number: 0, reached, stopped: 0, here: 0 };
    }
    const block = known.get(id);
    return {
      id,
      place,
      number: numbers.get(id) ?? 0,
      reached: block?.into ?? 0,
      stopped: block?.stopped ?? 0,
      here: (block?.waiting ?? 0) + (block?.opened ?? 0),
    };
  });
}
