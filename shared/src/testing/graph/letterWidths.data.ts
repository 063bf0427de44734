/** How wide letters are at 12 px and weight 600 in a wide font (DejaVu Sans, measured in Chromium), by width. */
const lettersByWidth: readonly (readonly [number, string])[] = [
  [4.2, "ijlI' J|"],
  [5, '/\\-:;,.’![]()'],
  [6.3, 'frt"*_`–'],
  [7.2, 'csz?'],
  [8.2, 'aeokvxyäLEFT'],
  [8.6, 'bdghnpquöüßSYZ{}'],
  [9.3, 'ACBGKPRVXÄ0123456789„“$'],
  [10.3, 'DHNOQUÖÜ#+<=>^~≤≥×&'],
  [12.6, 'mwM@%…'],
  [13.3, 'W'],
];
const widths = new Map(lettersByWidth.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width])));

/** The width of a text as a browser would draw it on the canvas, rounded up; an unknown letter counts as a wide one. */
export function letterWidths(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? 12.6), 0);
}
