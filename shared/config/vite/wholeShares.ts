import type { Plugin } from 'vite';
import { sharedSingletons } from './sharedSingletons.ts';

/**
 * Has a module's build know from its first file on that shared packages are used whole.
 *
 * Because the federation plugin otherwise collects which of their names are used, takes a pause of 10 ms between two files
 * for the end of all files, and then fails with 'X is not exported by …' on a machine that is busy. The names cost 1 kB.
 */
export function wholeShares(): Plugin {
  const imports = Object.keys(sharedSingletons('module')).map(
    (name, index) => `import * as whole${index} from '${name}';`,
  );
  return {
    name: 'dialogwerk-whole-shares',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/src/module.tsx') ? `${code}\n${imports.join('\n')}` : null;
    },
  };
}
