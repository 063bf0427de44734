/** Less than this is hard to read (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** How well text reads on a colour such as '#5ABAB2': ratios from 1 to 21, and which text does. */
export interface Contrast {
  readonly white: number;
  readonly black: number;
  readonly reads: 'white' | 'black' | 'both';
}

export function contrastOf(color: string): Contrast {
  const light = luminanceOf(color);
  const white = 1.05 / (light + 0.05);
  const black = (light + 0.05) / 0.05;
  if (white >= ENOUGH && black >= ENOUGH) return { white, black, reads: 'both' };
  return { white, black, reads: white >= black ? 'white' : 'black' };
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
