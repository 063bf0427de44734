import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const importsIcons = /import\s*\{([^}]+)\}\s*from\s*(['"])@mdi\/js\2;?/g;

/** What is left of an import that is not written as above. */
const stillImports = /\bfrom\s*['"]@mdi\/js['"]/;

/**
 * Writes icons into the files that draw them, instead of importing them: `@mdi/js` is one file, of which a bundler makes one
 * chunk with every icon that any part uses, so that a first screen would wait for those of all parts behind a click.
 *
 * The build fails where a file imports icons in another way than by their names, or one that is not there.
 */
export function iconsByFile(): Plugin {
  let paths: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    name: 'rewrites-icons-by-file',
    enforce: 'pre',
    // By filters, because each file that comes here costs a way between two threads.
    transform: {
      filter: { code: stillImports, id: { exclude: /\/node_modules\// } },
      async handler(code, id) {
        const found = await this.resolve('@mdi/js', id);
        if (!found) return null;
        paths ??= pathsIn(found.id.replace(/\?.*$/, ''));
        const known = await paths;
        const written = code.replaceAll(importsIcons, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => {
              const [icon = '', as = icon] = name.split(/\s+as\s+/);
              return `const ${as} = '${known.get(icon) ?? this.error(`@mdi/js has no ${icon}.`)}';`;
            })
            .join(' '),
        );
        if (stillImports.test(written)) this.error(`Icons are imported by their names from '@mdi/js', in ${id}.`);
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
