/** A point of a map in percent of its width and height, from the top left. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** How many squares of the grid lie beside each other, and below each other. */
export const SQUARES = 10;

/** The column or row that a percentage lies in, from 0; the far edge belongs to the last one. */
const at = (percent: number): number => Math.min(SQUARES - 1, Math.floor(percent / SQUARES));

/** What a column is called, from 0: the third one 'C'. */
export function columnName(column: number): string {
  // In base 36 the digit behind 9 is a.
  return (column + 10).toString(36).toUpperCase();
}

/** The square of the map's grid that a point lies in, as on a city map: 'C4' is the third from the left and the fourth from the top. */
export function squareOf({ x, y }: MapPoint): string {
  return columnName(at(x)) + (at(y) + 1);
}

/** All squares, row by row, with their middles. */
export function squares(): { readonly name: string; readonly middle: MapPoint }[] {
  const middleOf = (index: number): number => ((index + 0.5) / SQUARES) * 100;
  return Array.from({ length: SQUARES ** 2 }, (_, index) => {
    const middle = { x: middleOf(index % SQUARES), y: middleOf(Math.floor(index / SQUARES)) };
    return { name: squareOf(middle), middle };
  });
}
