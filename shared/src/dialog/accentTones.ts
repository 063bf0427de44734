import { contrast, mix, parseColor } from './contrast.ts';
import type { Rgb } from './contrast.ts';

/** An accent colour in the tones that can be read (WCAG 2.2 AA), as CSS colours. */
export interface AccentTones {
  readonly accent: string;
  /** Text on the accent colour. */
  readonly ink: string;
  /** Text, borders and focus rings in the accent's hue on a light ground, and on a dark one. */
  readonly onLight: string;
  readonly onDark: string;
}

const STANDARD: Rgb = [0x5a, 0xba, 0xb2];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** The messenger's grounds (messenger.css) with a little to spare. */
const LIGHT_GROUND: Rgb = [0xf0, 0xf3, 0xf3];
const DARK_GROUND: Rgb = [0x2b, 0x30, 0x3a];
const READABLE = 4.5;

/** The tones of an author's accent colour (`#rrggbb`); the standard one where it is none. */
export function accentTones(color: string): AccentTones {
  const { accent, ink, onLight, onDark } = accentRgbs(color);
  return { accent: css(accent), ink: css(ink), onLight: css(onLight), onDark: css(onDark) };
}

/** The same by their channels. */
export function accentRgbs(color: string): Readonly<Record<keyof AccentTones, Rgb>> {
  const accent = parseColor(color) ?? STANDARD;
  return {
    accent,
    ink: contrast(accent, WHITE) >= READABLE ? WHITE : BLACK,
    onLight: untilReadable(accent, BLACK, LIGHT_GROUND),
    onDark: untilReadable(accent, WHITE, DARK_GROUND),
  };
}

/** Mixes in the other colour, a tenth at a time, until the text reads on its ground. */
function untilReadable(color: Rgb, towards: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 10; share += 1) {
    const mixed = mix(color, towards, share / 10);
    if (contrast(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
}

function css([r, g, b]: Rgb): string {
  return `rgb(${r} ${g} ${b})`;
}
