/** As `.dw-edge-label` in canvas.css. */
const FONT = '600 12px';
/** For a page that has no surface to measure on: as wide as letters mostly are. */
const LETTER = 8;

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text is as a label, in canvas units, in the letters of this page. */
export function measureLabel(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const width = widthOf(text);
  known.set(text, width);
  return width;
}

function widthOf(text: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `${FONT} ${getComputedStyle(document.body).fontFamily}`;
  }
  return pen ? pen.measureText(text).width : text.length * LETTER;
}
