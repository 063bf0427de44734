import type { Plugin } from 'vite';

/** Chromium then compiles a file beside the page while it loads, instead of holding the page up at each first call. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

const below = `\n${COMPILE_AHEAD}\n`;

/** Puts the line first where Vite has written its list of files before it, because it is read at the top of a file alone. */
export function compileAheadFirst(): Plugin {
  return {
    name: 'dialogwerk-compile-ahead-first',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes(below)) continue;
          chunk.code = `${COMPILE_AHEAD}\n${chunk.code.replace(below, '\n')}`;
        }
      },
    },
  };
}
