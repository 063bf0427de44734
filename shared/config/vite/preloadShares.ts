import type { Plugin } from 'vite';

/** What the federation plugin calls the chunk that names every share, and the one that waits for them. */
const namesShares = /localSharedImportMap/;
const waitsForShares = /pendingShares/;

/** A share that the plugin has not seen anybody import when it wrote this: the page would start without waiting for it. */
const comesTooLate = /materialize:\s*(?:!1|false)/;

/** A file that Vite has the browser fetch at once. */
const builtPreload = /<link rel="modulepreload" crossorigin href="\/([^"]+)">\s*/g;

/** So many files fill the line while the others, which mostly wait, take turns on the connections that are left. */
const LARGE = 3;

/**
 * Has the browser fetch every share together with the page's first files. Without it the page asks for those that are not
 * among these (clients, contract, router) only after the first have run: one level of waterfall more. The largest come first:
 * a browser opens six connections to a server without HTTP/2, and with small files on all of them the line stands idle.
 */
export function preloadShares(): Plugin {
  return {
    name: 'dialogwerk-preload-shares',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        if (chunks.some(({ fileName, code }) => namesShares.test(fileName) && comesTooLate.test(code)))
          this.error('The federation plugin has missed shares, as it does on a busy machine: build again.');
        const shares = chunks.filter(({ fileName }) => namesShares.test(fileName)).flatMap((one) => one.dynamicImports);
        const waiting = chunks.filter(({ fileName }) => waitsForShares.test(fileName)).map(({ fileName }) => fileName);
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || shares.length === 0 || waiting.length === 0)
          this.error('The page, its shares or what waits for them have another name now.');
        const html = String(page.source);
        const files = new Set([...html.matchAll(builtPreload)].map(([, file = '']) => file).concat(shares, waiting));
        const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]));
        const sorted = [...files].toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
        const links = [...sorted.slice(-LARGE), ...sorted.slice(0, -LARGE)].map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        );
        page.source = html.replaceAll(builtPreload, '').replace('</head>', () => `${links.join('')}</head>`);
      },
    },
  };
}
