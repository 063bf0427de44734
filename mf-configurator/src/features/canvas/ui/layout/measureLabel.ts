/** As `.dw-edge-label` in edges.css. */
const FONT = '600 12px';
/** Usual width of a letter, in canvas units, for a page that has no surface to measure on. */
const LETTER = 8;

const letters = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/**
 * How wide a text is as a label, in canvas units, in the letters of this page. Letter by letter, because there are few of
 * them, and asking the browser for each text and each shorter one takes as long as routing all edges.
 */
export function measureLabel(text: string): number {
  let width = 0;
  for (const letter of text) width += letters.get(letter) ?? learnt(letter);
  return width;
}

function learnt(letter: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `${FONT} ${getComputedStyle(document.body).fontFamily}`;
  }
  const width = pen ? pen.measureText(letter).width : LETTER;
  letters.set(letter, width);
  return width;
}
