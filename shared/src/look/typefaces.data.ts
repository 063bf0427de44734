import type { Typeface } from '../contract/looks.ts';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF';
const CYRILLIC = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

/** A typeface that is delivered (OFL, docs/decisions/0169). */
export interface DeliveredTypeface {
  readonly family: string;
  /** The npm package that its files come from, and its version, which stands in their addresses. */
  readonly source: string;
  readonly version: string;
  /** Which letters each file has; a browser fetches those that a page needs. */
  readonly subsets: Readonly<Record<string, string>>;
  /**
   * What the device draws until it is there, made as wide and as high: local names, size and overrides of ascent and descent in percent, for
   * regular letters and for bold ones. Measured from German sentences in both.
   */
  readonly standIn: Readonly<Record<'regular' | 'bold', StandIn>>;
  /** What follows it in a list of families. */
  readonly further: string;
}

interface StandIn {
  readonly local: readonly string[];
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

const sans = {
  regular: ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'HelveticaNeue-Bold', 'Liberation Sans Bold', 'Roboto Bold'],
} as const;
const serif = {
  regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
} as const;

/** Those that a dialog can be written in beside what the device has. */
export const deliveredTypefaces: Readonly<Record<Exclude<Typeface, 'system'>, DeliveredTypeface>> = {
  figtree: {
    family: 'Figtree',
    source: 'figtree',
    version: '5.3.0',
    subsets: { latin: LATIN, 'latin-ext': LATIN_EXT },
    standIn: {
      regular: { local: sans.regular, size: 99.4, ascent: 95.6, descent: 25.2 },
      bold: { local: sans.bold, size: 94.4, ascent: 100.6, descent: 26.5 },
    },
    further: 'system-ui, sans-serif',
  },
  serif: {
    family: 'Source Serif 4',
    source: 'source-serif-4',
    version: '5.3.1',
    subsets: { latin: LATIN, 'latin-ext': LATIN_EXT, cyrillic: CYRILLIC },
    standIn: {
      regular: { local: serif.regular, size: 117.9, ascent: 88.2, descent: 28.8 },
      bold: { local: serif.bold, size: 112.3, ascent: 92.6, descent: 30.3 },
    },
    further: 'Georgia, serif',
  },
  legible: {
    family: 'Atkinson Hyperlegible Next',
    source: 'atkinson-hyperlegible-next',
    version: '5.3.0',
    subsets: { latin: LATIN, 'latin-ext': LATIN_EXT },
    standIn: {
      regular: { local: sans.regular, size: 98.6, ascent: 99.4, descent: 32.5 },
      bold: { local: sans.bold, size: 96.8, ascent: 101.3, descent: 33.1 },
    },
    further: 'Verdana, sans-serif',
  },
};
