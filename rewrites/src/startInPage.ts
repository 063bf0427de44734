import type { Plugin } from 'vite';

/** The script by which the federation plugin has the page begin, in three files. */
const builtStart = /<script type="module"[^>]* src="\/(assets\/mf-entry-bootstrap-[^"]+)"><\/script>/;
const beginsHost = /^assets\/hostInit-/;
const waitsForShares = /^assets\/pendingShares-/;

/** The last that it does: the application's own first file. */
const firstImport = /__mfImport\("\.\/([^"]+)"\)\);?\s*$/;

/** A file that Vite has the browser fetch at once. */
const builtPreload = /<link rel="modulepreload" crossorigin href="\/([^"]+)">/g;

/** What the shell's entry gives. */
const givesInit = /export\{[^}]*\bas init\}/;

/** An empty list of shares that are asked for ahead: with any in it, the plugin's own file would have to be kept. */
const asksForNone = /=\[\];async function \w+\(\)\{if\(\w+\.length===0\)return/;

/**
 * Has the page itself begin federation, and the application once the shares are there. The federation plugin does the same by
 * three files that wait for each other, each with headers of its own. `entryName` is the shell's own script. A policy for scripts has
 * to allow this one by its hash.
 *
 * The build fails where the plugin begins the page in another way.
 */
export function startInPage(entryName: string): Plugin {
  return {
    name: 'rewrites-start-in-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const [tag = '', started = ''] = builtStart.exec(html) ?? [];
        const start = bundle[started];
        const [, first] = firstImport.exec(start?.type === 'asset' ? String(start.source) : '') ?? [];
        const entry = bundle[entryName];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const replaced = chunks.filter(({ fileName }) => beginsHost.test(fileName) || waitsForShares.test(fileName));
        if (
          page?.type !== 'asset' ||
          first === undefined ||
          entry?.type !== 'chunk' ||
          !givesInit.test(entry.code) ||
          replaced.length !== 2 ||
          replaced.some(({ fileName, code }) => waitsForShares.test(fileName) && !asksForNone.test(code))
        )
          this.error('The federation plugin begins the page in another way now.');
        for (const file of [started, ...replaced.map(({ fileName }) => fileName)]) delete bundle[file];
        const script = [
          `import{init}from"/${entryName}";`,
          'await init();',
          'await Promise.all(globalThis.__mf_module_cache__.pendingShareLoads??[]);',
          `await import("/assets/${first}");`,
        ];
        page.source = html
          .replace(tag, () => `<script type="module">${script.join('')}</script>`)
          .replaceAll(builtPreload, (link, file: string) => (file in bundle ? link : ''));
      },
    },
  };
}
