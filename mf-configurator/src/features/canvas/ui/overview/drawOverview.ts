import type { Position } from '../../../../model/BlockChange.ts';
import type { CardPlace } from '@dialogwerk/shared/dialog/graph';
import type { Viewport } from '../../model/viewport/initialViewport.ts';
import { BLOCK_CARD, END, START, TERMINAL_CARD, reachesInto } from '@dialogwerk/shared/dialog/graph';
import type { TypeGroup } from '@dialogwerk/shared/dialog';
import type { Bounds, ConnectionKind } from '@dialogwerk/shared/dialog/graph';
import type { EdgeBatch } from './edgeBatches.ts';

/** Colours as CSS writes them. */
export type OverviewColours = { readonly [Part in 'card' | 'border' | 'selected' | ConnectionKind]: string } & {
  /** Of cards by the group of their type; `dot` where nothing but a spot of colour is left of one. */
  readonly groups: Readonly<Record<TypeGroup, { readonly card: string; readonly dot: string }>>;
};

interface Drawing {
  readonly cards: ReadonlyMap<string, CardPlace>;
  /** The group of each block's type. */
  readonly groups: ReadonlyMap<string, TypeGroup>;
  readonly edges: readonly EdgeBatch[];
  readonly selected: ReadonlySet<string>;
  readonly view: Viewport;
  readonly colours: OverviewColours;
}

/** What of a surface's context is drawn with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'clearRect'
  | 'translate'
  | 'scale'
  | 'beginPath'
  | 'roundRect'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'strokeRect'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
>;

const RADIUS = 16;
/** Min radius of a corner, in pixels, because a smaller one cannot be seen, and costs six times as much as none. */
const LEAST_RADIUS = 2.5;
/** Min height of a card, in pixels, that has a border, because nothing would be left between its borders. */
const LEAST_HEIGHT = 5;

/** Draws all cards and edges in view in one go; `width` and `height` in CSS pixels, `scale` of the device. */
export function drawOverview(
  context: Pen,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
  { cards, groups, edges, selected, view, colours }: Drawing,
): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  context.translate(view.x, view.y);
  context.scale(view.zoom, view.zoom);
  const seen = {
    x: -view.x / view.zoom,
    y: -view.y / view.zoom,
    width: width / view.zoom,
    height: height / view.zoom,
  };
  context.lineWidth = 1.2 / view.zoom;
  for (const { kind, path, corners } of edges) {
    if (!overlaps(seen, ...corners)) continue;
    context.strokeStyle = colours[kind];
    context.stroke(path);
  }
  const look = lookAt(view.zoom);
  for (const [id, place] of cards) {
    if (!reachesInto(seen, place)) continue;
    drawCard(context, look, { id, place, group: groups.get(id), isSelected: selected.has(id) }, colours);
  }
}

type Look = { readonly kind: 'dot' } | { readonly kind: 'box' | 'rounded'; readonly line: number };

/** What can be told apart of a card at a zoom; the width of its border in pixels of the graph. */
function lookAt(zoom: number): Look {
  if (BLOCK_CARD.height * zoom < LEAST_HEIGHT) return { kind: 'dot' };
  return { kind: RADIUS * zoom < LEAST_RADIUS ? 'box' : 'rounded', line: 1 / zoom };
}

interface Card {
  readonly id: string;
  readonly place: CardPlace;
  /** None for welcome and ending. */
  readonly group: TypeGroup | undefined;
  readonly isSelected: boolean;
}

function drawCard(context: Pen, look: Look, { id, place, group, isSelected }: Card, colours: OverviewColours): void {
  const { x, y } = place;
  const own = group === undefined ? { card: colours.card, dot: colours.order } : colours.groups[group];
  const { width, ...usual } = id === START || id === END ? TERMINAL_CARD : BLOCK_CARD;
  const height = place.height ?? usual.height;
  const border = isSelected ? colours.selected : colours.border;
  if (look.kind === 'dot') {
    context.fillStyle = isSelected ? border : own.dot;
    context.fillRect(x, y, width, height);
    return;
  }
  context.fillStyle = own.card;
  context.strokeStyle = border;
  context.lineWidth = isSelected ? 3 * look.line : look.line;
  if (look.kind === 'box') {
    context.fillRect(x, y, width, height);
    context.strokeRect(x, y, width, height);
    return;
  }
  context.beginPath();
  context.roundRect(x, y, width, height, RADIUS);
  context.fill();
  context.stroke();
}

function overlaps({ x, y, width, height }: Bounds, from: Position, to: Position): boolean {
  return to.x >= x && from.x <= x + width && to.y >= y && from.y <= y + height;
}
