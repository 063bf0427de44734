/** A colour by its three channels, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour written `#rrggbb`; null for anything else. */
export function parseColor(color: string): Rgb | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!digits) return null;
  const [, red = '0', green = '0', blue = '0'] = digits;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** A share of the way from one colour to another, from 0 to 1. */
export function mix([r, g, b]: Rgb, [toRed, toGreen, toBlue]: Rgb, share: number): Rgb {
  const between = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return [between(r, toRed), between(g, toGreen), between(b, toBlue)];
}

/** WCAG 2.2, 'contrast ratio': 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
