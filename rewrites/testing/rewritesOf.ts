import type { Plugin } from 'vite';
import { iconsByFile } from '../src/iconsByFile.ts';
import { preloadShares } from '../src/preloadShares.ts';
import { shareGlue } from '../src/shareGlue.ts';
import { startInPage } from '../src/startInPage.ts';
import { wholeShares } from '../src/wholeShares.ts';
import { ENTRY, SHARES } from './buildSample.ts';
import type { Side } from './buildSample.ts';

/** A rewriting by itself. */
type Rewriting = () => readonly Plugin[];

/** Each rewriting of a side of the sample, by its name. */
export const rewritesOf = {
  shell: {
    shareGlue: () => [shareGlue()],
    preloadShares: () => [preloadShares(ENTRY)],
    startInPage: () => [startInPage(ENTRY)],
    iconsByFile: () => [iconsByFile()],
  },
  module: {
    shareGlue: () => [shareGlue()],
    wholeShares: () => [
      wholeShares({ entry: /\/src\/module\.ts$/, shares: async () => SHARES.map((name) => ({ name })) }),
    ],
    iconsByFile: () => [iconsByFile()],
  },
} as const satisfies Record<Side, Record<string, Rewriting>>;
