import type { Plugin } from 'vite';

/** A shared package; with names where the federation plugin does not find these by itself. */
export interface WholeShare {
  readonly name: string;
  readonly names?: readonly string[];
}

interface Whole {
  /** Whether a file, by its address, is the first of the module. */
  readonly entry: RegExp;
  readonly shares: () => Promise<readonly WholeShare[]>;
}

/**
 * Has a module's build know from its first file on that shared packages are used whole.
 *
 * Because the federation plugin otherwise collects which of their names are used, takes a pause of 10 ms between two files
 * for the end of all files, and then fails with 'X is not exported by …' on a machine that is busy.
 *
 * The build fails where it has no such first file.
 */
export function wholeShares({ entry, shares }: Whole): Plugin {
  let imports = '';
  let isSaid = false;
  return {
    name: 'rewrites-whole-shares',
    enforce: 'pre',
    async buildStart() {
      isSaid = false;
      imports = (await shares()).map(importOf).join('\n');
    },
    transform: {
      filter: { id: entry },
      handler(code) {
        isSaid = true;
        return `${code}\n${imports}`;
      },
    },
    generateBundle() {
      if (!isSaid) this.error(`No file of the module is ${entry}, which says that shares are used whole.`);
    },
  };
}

/** Used, because TypeScript leaves out what is imported only, unless it is told not to; the bundler takes it away again. */
function importOf({ name, names }: WholeShare, index: number): string {
  if (!names) return `import * as whole${index} from '${name}';\nvoid whole${index};`;
  const given = names.map((one) => `${one} as whole${index}_${one}`);
  const used = names.map((one) => `whole${index}_${one}`);
  return `import { ${given.join(', ')} } from '${name}';\nvoid [${used.join(', ')}];`;
}
