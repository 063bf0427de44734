import type { Plugin } from 'vite';
import type { DoorPackage } from './doorNamed.ts';
import { namesOf } from './needs/namesOf.ts';
import { sharedSingletons } from './sharedSingletons.ts';

/**
 * Has a module's build know from its first file on that shared packages are used whole.
 *
 * Because the federation plugin otherwise collects which of their names are used, takes a pause of 10 ms between two files
 * for the end of all files, and then fails with 'X is not exported by …' on a machine that is busy. The names cost 1 kB.
 */
export function wholeShares(doors: DoorPackage): Plugin {
  let imports = '';
  return {
    name: 'dialogwerk-whole-shares',
    enforce: 'pre',
    async buildStart() {
      const names = Object.keys(sharedSingletons('module', doors));
      imports = (await Promise.all(names.map((name, index) => importOf(name, index, doors)))).join('\n');
    },
    transform: {
      filter: { id: /\/src\/module\.tsx$/ },
      handler: (code) => `${code}\n${imports}`,
    },
  };
}

/** In a repository of its own the plugin does not find the doors by the names that they have in the shell: all are said. */
async function importOf(name: string, index: number, doors: DoorPackage): Promise<string> {
  if (doors === '@dialogwerk/shared' || !name.startsWith(doors)) return `import * as whole${index} from '${name}';`;
  const names = await namesOf(name);
  const given = names.map((one) => `${one} as whole${index}_${one}`);
  // Used, because a team's TypeScript leaves out what is imported only, unless it is told not to; the bundler takes it away again.
  const used = names.map((one) => `whole${index}_${one}`);
  return `import { ${given.join(', ')} } from '${name}';\nvoid [${used.join(', ')}];`;
}
