import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const importsIcons = /import \{([^}]+)\} from '@mdi\/js';/g;

/**
 * Writes icons into the files that draw them, instead of importing them: `@mdi/js` is one file, of which a bundler makes one
 * chunk with every icon that any part uses, so that a first screen would wait for those of all parts behind a click.
 */
export function iconsByFile(): Plugin {
  let paths: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    name: 'dialogwerk-icons-by-file',
    enforce: 'pre',
    // By filters, because each file that comes here costs a way between two threads.
    transform: {
      filter: { code: `from '@mdi/js'`, id: { exclude: /\/node_modules\// } },
      async handler(code, id) {
        const found = await this.resolve('@mdi/js', id);
        if (!found) return null;
        paths ??= pathsIn(found.id.replace(/\?.*$/, ''));
        const known = await paths;
        const written = code.replaceAll(importsIcons, (_, names: string) => {
          const wanted = names.split(',').map((name) => name.trim());
          return wanted
            .filter((name) => name !== '')
            .map((name) => `const ${name} = '${known.get(name) ?? this.error(`@mdi/js has no ${name}.`)}';`)
            .join(' ');
        });
        return { code: written, map: null };
      },
    },
  };
}

async function pathsIn(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8');
  return new Map(
    [...text.matchAll(/^export var (\w+) = "([^"]+)";$/gm)].map(([, name = '', path = '']) => [name, path]),
  );
}
