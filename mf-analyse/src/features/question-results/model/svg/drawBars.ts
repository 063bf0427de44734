import { intervalAt, look, rectAt, textAt } from './parts.ts';
import type { Piece } from './parts.ts';
import { textLines } from './textLines.ts';

/** One bar; all lengths are from 0 to 1. */
export interface Bar {
  readonly label: string;
  /** What stands at its right end. */
  readonly figure: string;
  readonly parts: readonly { readonly share: number; readonly fill: string }[];
  readonly interval: { readonly low: number; readonly high: number } | null;
}

const WIDTH = look.width - 2 * look.margin;
/** For the figures at the right of the labels. */
const FIGURE_WIDTH = 190;

function drawBar({ label, figure, parts, interval }: Bar, top: number): Piece {
  const lines = textLines(label, WIDTH - FIGURE_WIDTH);
  const words = lines.map((line, place) => textAt(look.margin, top + 13 + place * look.line, line)).join('');
  const end = textAt(look.width - look.margin, top + 13, figure, { anchor: 'end', fill: look.quiet });
  const y = top + Math.max(1, lines.length) * look.line + 2;
  let x: number = look.margin;
  const drawn = parts.map(({ share, fill }) => {
    const part = rectAt(x, y, share * WIDTH, look.bar, fill);
    x += share * WIDTH;
    return part;
  });
  const whisker = interval
    ? intervalAt(look.margin + interval.low * WIDTH, look.margin + interval.high * WIDTH, y, look.bar)
    : '';
  const svg = `${words}${end}${rectAt(look.margin, y, WIDTH, look.bar, look.ground)}${drawn.join('')}${whisker}`;
  return { svg, height: y + look.bar + look.gap - top };
}

/** Bars below each other, from the height `top` on. */
export function drawBars(bars: readonly Bar[], top: number): Piece {
  let y = top;
  const svg = bars.map((bar) => {
    const piece = drawBar(bar, y);
    y += piece.height;
    return piece.svg;
  });
  return { svg: svg.join(''), height: y - top };
}
