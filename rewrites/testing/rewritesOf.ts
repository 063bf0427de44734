import type { Plugin } from 'vite';
import { iconsByFile } from '../src/iconsByFile.ts';
import { oneFederationFile } from '../src/oneFederationFile.ts';
import { preloadShares } from '../src/preloadShares.ts';
import { shareGlue } from '../src/shareGlue.ts';
import { startInPage } from '../src/startInPage.ts';
import { wholeShares } from '../src/wholeShares.ts';
import { ENTRY, SHARES } from './buildSample.ts';
import type { Side } from './buildSample.ts';

/** A rewriting by itself, with those that it stands on. */
type Rewriting = () => readonly Plugin[];

const base = /[\\/]node_modules[\\/](?:react|scheduler)[\\/]|__(?:prebuild|loadShare)__react__/;
const one: Readonly<Record<Side, Rewriting>> = {
  shell: () => [oneFederationFile({ base })],
  module: () => [oneFederationFile({})],
};

/** Each rewriting of a side of the sample, by its name. */
export const rewritesOf = {
  shell: {
    shareGlue: () => [shareGlue()],
    oneFederationFile: one.shell,
    preloadShares: () => [...one.shell(), preloadShares(ENTRY)],
    startInPage: () => [startInPage(ENTRY)],
    iconsByFile: () => [iconsByFile()],
  },
  module: {
    shareGlue: () => [shareGlue()],
    oneFederationFile: one.module,
    wholeShares: () => [
      wholeShares({ entry: /\/src\/module\.ts$/, shares: async () => SHARES.map((name) => ({ name })) }),
    ],
    iconsByFile: () => [iconsByFile()],
  },
} as const satisfies Record<Side, Record<string, Rewriting>>;
