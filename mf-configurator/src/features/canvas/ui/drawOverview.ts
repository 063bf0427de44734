import type { Position } from '../../../model/BlockChange.ts';
import type { View } from '../model/beginningOf.ts';
import type { Bounds } from '../model/boundsOf.ts';
import { BLOCK_CARD, TERMINAL_CARD } from '../model/cardSizes.ts';
import type { ConnectionKind } from '../../../model/connectionsOf.ts';
import { END, START } from '../../../model/terminals.ts';

/** A way of the overview: straight between its corners. */
export interface OverviewWay {
  readonly kind: ConnectionKind;
  readonly corners: readonly Position[];
}

/** Colours as CSS writes them. */
export type OverviewColours = { readonly [Part in 'card' | 'edge' | 'selected' | ConnectionKind]: string };

interface Drawing {
  readonly cards: ReadonlyMap<string, Position>;
  readonly ways: readonly OverviewWay[];
  readonly selected: ReadonlySet<string>;
  readonly view: View;
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
  | 'moveTo'
  | 'lineTo'
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
/** A smaller radius cannot be seen, and costs six times as much as a plain rectangle. In pixels. */
const LEAST_RADIUS = 2.5;
/** Of a card that is less high nothing would be left between its edges. In pixels. */
const LEAST_HEIGHT = 5;
const kinds = ['order', 'jump', 'condition', 'triggerSource', 'triggerTarget'] as const;

/** Draws all cards and ways in view in one go; `width` and `height` in CSS pixels, `scale` of the device. */
export function drawOverview(
  context: Pen,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
  { cards, ways, selected, view, colours }: Drawing,
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
  drawWays(
    context,
    ways.filter(({ corners }) => isSeen(corners, seen)),
    view.zoom,
    colours,
  );
  for (const [id, place] of cards) {
    const size = id === START || id === END ? TERMINAL_CARD : BLOCK_CARD;
    const { x, y } = place;
    if (isSeen([place, { x: x + size.width, y: y + size.height }], seen))
      drawCard(context, { ...place, ...size }, view.zoom, selected.has(id), colours);
  }
}

function drawWays(context: Pen, ways: readonly OverviewWay[], zoom: number, colours: OverviewColours): void {
  context.lineWidth = 1.2 / zoom;
  for (const kind of kinds) {
    context.strokeStyle = colours[kind];
    context.beginPath();
    for (const way of ways) if (way.kind === kind) trace(context, way.corners);
    context.stroke();
  }
}

function drawCard(
  context: Pen,
  { x, y, width, height }: Bounds,
  zoom: number,
  isSelected: boolean,
  colours: OverviewColours,
): void {
  const edge = isSelected ? colours.selected : colours.edge;
  if (BLOCK_CARD.height * zoom < LEAST_HEIGHT) {
    context.fillStyle = isSelected ? edge : colours.order;
    context.fillRect(x, y, width, height);
    return;
  }
  context.fillStyle = colours.card;
  context.strokeStyle = edge;
  context.lineWidth = (isSelected ? 3 : 1) / zoom;
  if (RADIUS * zoom < LEAST_RADIUS) {
    context.fillRect(x, y, width, height);
    context.strokeRect(x, y, width, height);
    return;
  }
  context.beginPath();
  context.roundRect(x, y, width, height, RADIUS);
  context.fill();
  context.stroke();
}

/** Whether the rectangle around some points reaches into what is seen. */
function isSeen(points: readonly Position[], { x, y, width, height }: Bounds): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    left = Math.min(left, point.x);
    top = Math.min(top, point.y);
    right = Math.max(right, point.x);
    bottom = Math.max(bottom, point.y);
  }
  return right >= x && left <= x + width && bottom >= y && top <= y + height;
}

function trace(context: Pen, corners: readonly Position[]): void {
  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}
