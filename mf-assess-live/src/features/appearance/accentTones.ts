/** An accent colour in the tones that can be read (WCAG 2.2 AA), as CSS colours. */
export interface AccentTones {
  readonly accent: string;
  /** Text on the accent colour. */
  readonly ink: string;
  /** Text, borders and focus rings in the accent's hue on a light ground, and on a dark one. */
  readonly onLight: string;
  readonly onDark: string;
}

type Rgb = readonly [number, number, number];

const STANDARD: Rgb = [0x5a, 0xba, 0xb2];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** The messenger's grounds (messenger.css) with a little to spare. */
const LIGHT_GROUND: Rgb = [0xf0, 0xf3, 0xf3];
const DARK_GROUND: Rgb = [0x2b, 0x30, 0x3a];
const READABLE = 4.5;

/** The tones of an author's accent colour (`#rrggbb`); the standard one where it is none. */
export function accentTones(color: string): AccentTones {
  const rgb = parse(color) ?? STANDARD;
  const ink = contrast(rgb, WHITE) >= READABLE ? WHITE : BLACK;
  return {
    accent: css(rgb),
    ink: css(ink),
    onLight: css(untilReadable(rgb, BLACK, LIGHT_GROUND)),
    onDark: css(untilReadable(rgb, WHITE, DARK_GROUND)),
  };
}

function parse(color: string): Rgb | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!digits) return null;
  const [, red = '0', green = '0', blue = '0'] = digits;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Mixes in the other colour, a tenth at a time, until the text reads on its ground. */
function untilReadable(color: Rgb, towards: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 10; share += 1) {
    const mixed = mix(color, towards, share / 10);
    if (contrast(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
}

function mix([r, g, b]: Rgb, [toRed, toGreen, toBlue]: Rgb, share: number): Rgb {
  const between = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return [between(r, toRed), between(g, toGreen), between(b, toBlue)];
}

/** WCAG 2.2, 'contrast ratio'. */
function contrast(one: Rgb, other: Rgb): number {
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

function css([r, g, b]: Rgb): string {
  return `rgb(${r} ${g} ${b})`;
}
