import type { Position } from '../../../model/BlockChange.ts';
import type { View } from '../model/beginningOf.ts';
import { BLOCK_CARD, TERMINAL_CARD } from '../model/cardSizes.ts';
import type { ConnectionKind } from '../model/connectionsOf.ts';
import { END, START } from '../model/terminals.ts';

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

/** Draws all cards and ways in one go; `width` and `height` in CSS pixels, `scale` of the device. */
export function drawOverview(
  context: CanvasRenderingContext2D,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
  { cards, ways, selected, view, colours }: Drawing,
): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  context.translate(view.x, view.y);
  context.scale(view.zoom, view.zoom);
  const hairline = 1 / view.zoom;
  for (const kind of ['order', 'jump', 'condition'] as const) {
    context.strokeStyle = colours[kind];
    context.lineWidth = 1.2 * hairline;
    context.beginPath();
    for (const way of ways) if (way.kind === kind) trace(context, way.corners);
    context.stroke();
  }
  for (const [id, { x, y }] of cards) {
    const isSelected = selected.has(id);
    context.fillStyle = colours.card;
    context.strokeStyle = isSelected ? colours.selected : colours.edge;
    context.lineWidth = (isSelected ? 3 : 1) * hairline;
    context.beginPath();
    const { width: w, height: h } = id === START || id === END ? TERMINAL_CARD : BLOCK_CARD;
    context.roundRect(x, y, w, h, 16);
    context.fill();
    context.stroke();
  }
}

function trace(context: CanvasRenderingContext2D, corners: readonly Position[]): void {
  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}
