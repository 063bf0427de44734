/** A rectangle that is drawn. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is drawn of a dialog, from whatever it was read. */
export interface Picture {
  readonly cards: ReadonlyMap<string, Rectangle>;
  readonly edges: readonly {
    readonly kind: string;
    readonly source: string;
    readonly target: string;
    readonly points: readonly { readonly x: number; readonly y: number }[];
    /** Where its label stands; null for none. */
    readonly label: Rectangle | null;
  }[];
}

/** What makes a picture say something else than the dialog does. */
export interface PictureFaults {
  /** Edges that run through a card that they neither leave nor lead to, or once more through one of their own. */
  readonly edgesThroughCards: number;
  readonly labelsOnLabels: number;
  readonly labelsOnCards: number;
  /** Pairs of edges with neither end in common that lie on each other for more than a corner's length. */
  readonly edgesOnEdges: number;
}

type Edge = Picture['edges'][number];
interface Segment {
  readonly edge: Edge;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Less than this beside each other, lines look like one; what touches by less does not count as on each other. */
const LINE = 2;
const SHARED = 16;

/** Counts by geometry alone, without anything of the layout: each piece of each edge with each card, each label with each. */
export function pictureFaults({ cards, edges }: Picture): PictureFaults {
  const labels = edges.flatMap(({ label }) => label ?? []);
  const segments = edges.flatMap(segmentsOf).toSorted((a, b) => a.left - b.left);
  return {
    edgesThroughCards: edges.filter((edge) => {
      const pieces = segmentsOf(edge);
      return [...cards].some(([id, card]) => runsThrough(edge, pieces, id, card));
    }).length,
    labelsOnLabels: labels.reduce(
      (sum, one, at) => sum + labels.slice(at + 1).filter((other) => overlap(one, other)).length,
      0,
    ),
    labelsOnCards: labels.filter((label) => [...cards.values()].some((card) => overlap(label, card))).length,
    edgesOnEdges: sharedPairs(segments),
  };
}

function runsThrough(edge: Edge, pieces: readonly Segment[], id: string, card: Rectangle): boolean {
  // Handles reach over the rims of the cards of an edge, so that it may touch them there.
  const inner = edge.source === id || edge.target === id ? { ...card, y: card.y + 10, height: card.height - 20 } : card;
  return pieces.some(
    ({ left, right, top, bottom }) =>
      left < inner.x + inner.width && right > inner.x && top < inner.y + inner.height && bottom > inner.y,
  );
}

/** The rectangles around pieces: these are upright or level, or so short that they could not miss a card by it. */
function segmentsOf(edge: Edge): Segment[] {
  return edge.points.slice(1).map((point, index) => {
    const before = edge.points[index] ?? point;
    return {
      edge,
      left: Math.min(before.x, point.x),
      right: Math.max(before.x, point.x),
      top: Math.min(before.y, point.y),
      bottom: Math.max(before.y, point.y),
    };
  });
}

function sharedPairs(segments: readonly Segment[]): number {
  const pairs = new Set<string>();
  for (const [index, one] of segments.entries())
    for (let next = index + 1; next < segments.length; next += 1) {
      const other = segments[next];
      if (!other || other.left > one.right + LINE) break;
      if (one.edge.source === other.edge.source || one.edge.target === other.edge.target) continue;
      if (isShared(one, other)) pairs.add([one.edge, other.edge].map(nameOf).toSorted().join(' | '));
    }
  return pairs.size;
}

function isShared(one: Segment, other: Segment): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (across > SHARED && along > -LINE) || (along > SHARED && across > -LINE);
}

function nameOf({ kind, source, target }: Edge): string {
  return `${kind}:${source}:${target}`;
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
