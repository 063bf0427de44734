import type { Position } from '../Position.ts';
import type { Box } from '../geometry/Box.ts';
import { LABEL } from '../geometry/cardSizes.ts';

/** How wide a text is in the letters of a label, in canvas units: the sum of its letters. */
export type MeasureLabel = (text: string) => number;

/** A label as it is drawn: whole enough to be read near, and in larger letters from further away, in the same room. */
export interface Label {
  readonly near: string;
  readonly small: string;
  readonly width: number;
}

/** Factor by which letters are larger from further away (`.dw-small`). */
export const SMALL_LETTERS = 1.5;
/** How far the ground that a label stands on reaches beyond its letters, in canvas units. */
const GROUND = 4;
const ELLIPSIS = '…';

/** What a label says of `texts` at most as wide as `most`; null for no text. */
export function labelOf(texts: readonly string[], measure: MeasureLabel, most: number = LABEL.width): Label | null {
  const whole = texts.join(', ');
  if (whole === '') return null;
  const room = most - 2 * GROUND;
  const wide = measure(whole) * SMALL_LETTERS;
  return {
    near: shortened(whole, room, measure),
    small: shortened(whole, room / SMALL_LETTERS, measure),
    width: Math.min(most, Math.ceil(wide) + 2 * GROUND),
  };
}

function shortened(text: string, room: number, measure: MeasureLabel): string {
  if (measure(text) <= room) return text;
  const most = room - measure(ELLIPSIS);
  let width = 0;
  let kept = '';
  for (const letter of text) {
    width += measure(letter);
    if (width > most && kept !== '') break;
    kept += letter;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

/** A label that has its place. */
export interface PlacedLabel extends Label {
  readonly middle: Position;
}

/** The room of a label around its middle. */
export function labelBox({ x, y }: Position, { width }: Pick<Label, 'width'>): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - LABEL.height / 2, bottom: y + LABEL.height / 2 };
}
