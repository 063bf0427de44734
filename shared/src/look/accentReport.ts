import { accentRgbs } from '../dialog/accentTones.ts';
import { contrast, mix, parseColor } from '../dialog/contrast.ts';
import type { Rgb } from '../dialog/contrast.ts';

/** What a text needs to be read well (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** The papers that the messenger writes on (messengerFrame.css), light and dark. */
const PAPERS = { light: [255, 255, 255], dark: [0x1e, 0x22, 0x2a] } as const satisfies Record<string, Rgb>;
const BLACK: Rgb = [0, 0, 0];
/** Steps in which a colour is made darker until it reads. */
const STEPS = 50;

/** A colour as text on a paper: what the author chose, and what the messenger makes of it there. */
interface OnPaper {
  /** The contrast of the chosen colour, 1 to 21. */
  readonly chosen: number;
  /** The colour that the messenger writes with, `#rrggbb`, and its contrast. */
  readonly shown: string;
  readonly ratio: number;
}

/** How an accent colour reads where the messenger uses it. */
export interface AccentReport {
  readonly light: OnPaper;
  readonly dark: OnPaper;
  /** Text on the colour itself: in the respondent's own bubbles and on buttons. */
  readonly ink: { readonly color: 'white' | 'black'; readonly ratio: number };
  /** The nearest darker colour that reads on white as it is, `#rrggbb`; null where the chosen one does. */
  readonly better: string | null;
}

/** The report of a colour `#rrggbb`; null for anything else. */
export function accentReport(color: string): AccentReport | null {
  const chosen = parseColor(color);
  if (!chosen) return null;
  const { ink, onLight, onDark } = accentRgbs(color);
  const on = (paper: Rgb, shown: Rgb): OnPaper => ({
    chosen: contrast(chosen, paper),
    shown: hex(shown),
    ratio: contrast(shown, paper),
  });
  const light = on(PAPERS.light, onLight);
  return {
    light,
    dark: on(PAPERS.dark, onDark),
    ink: { color: ink[0] === 255 ? 'white' : 'black', ratio: contrast(ink, chosen) },
    better: light.chosen >= READABLE ? null : hex(darkened(chosen)),
  };
}

function darkened(color: Rgb): Rgb {
  for (let step = 1; step < STEPS; step += 1) {
    const darker = mix(color, BLACK, step / STEPS);
    if (contrast(darker, PAPERS.light) >= READABLE) return darker;
  }
  return BLACK;
}

const hex = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
