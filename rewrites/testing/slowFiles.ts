import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Far more than the 10 ms after which the federation plugin takes all files for read. */
const LONG_MS = 300;

/** Has files come late, as on a busy machine: a plugin that stands before the federation plugin. */
export function slowFiles(file: RegExp): Plugin {
  return {
    name: 'slow-files',
    enforce: 'pre',
    load: {
      filter: { id: file },
      async handler() {
        // Because it is the pause itself that is tried.
        await setTimeout(LONG_MS);
        return null;
      },
    },
  };
}
