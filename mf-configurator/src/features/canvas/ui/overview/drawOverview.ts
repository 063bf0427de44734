import type { Position } from '../../../../model/BlockChange.ts';
import type { Viewport } from '../../model/viewport/initialViewport.ts';
import { BLOCK_CARD, END, START, TERMINAL_CARD, reachesInto } from '@dialogwerk/shared/dialog/graph';
import type { Bounds, ConnectionKind } from '@dialogwerk/shared/dialog/graph';
import type { EdgeBatch } from './edgeBatches.ts';

/** Colours as CSS writes them. */
export type OverviewColours = { readonly [Part in 'card' | 'border' | 'selected' | ConnectionKind]: string };

interface Drawing {
  readonly cards: ReadonlyMap<string, Position>;
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
  { cards, edges, selected, view, colours }: Drawing,
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
  for (const [id, place] of cards)
    if (reachesInto(seen, place)) drawCard(context, look, id, place, selected.has(id), colours);
}

type Look = { readonly kind: 'dot' } | { readonly kind: 'box' | 'rounded'; readonly line: number };

/** What can be told apart of a card at a zoom; the width of its border in pixels of the graph. */
function lookAt(zoom: number): Look {
  if (BLOCK_CARD.height * zoom < LEAST_HEIGHT) return { kind: 'dot' };
  return { kind: RADIUS * zoom < LEAST_RADIUS ? 'box' : 'rounded', line: 1 / zoom };
}

function drawCard(
  context: Pen,
  look: Look,
  id: string,
  { x, y }: Position,
  isSelected: boolean,
  colours: OverviewColours,
): void {
  const { width, height } = id === START || id === END ? TERMINAL_CARD : BLOCK_CARD;
  const border = isSelected ? colours.selected : colours.border;
  if (look.kind === 'dot') {
    context.fillStyle = isSelected ? border : colours.order;
    context.fillRect(x, y, width, height);
    return;
  }
  context.fillStyle = colours.card;
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
