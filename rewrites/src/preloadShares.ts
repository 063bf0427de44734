import type { Plugin } from 'vite';

/** A share that the plugin has not seen anybody import when it wrote this: the page would start without waiting for it. */
const comesTooLate = /materialize:\s*(?:!1|false)/;

/** How the plugin says of a share whether it comes with the page. */
const namesShares = /materialize:/;

/** A file that Vite has the browser fetch at once. */
const builtPreload = /<link rel="modulepreload" crossorigin href="\/([^"]+)">\s*/g;

/** The module that names the shares. Its file runs before all others: it is fetched first, so that it runs while these come. */
const listOfShares = /localSharedImportMap/;

/**
 * Has the browser fetch every share together with the page's first files. Without it the page asks for those that are not
 * among these (clients, contract, router) only after the first have run: one level of waterfall more. They come in the order in
 * which they run, which is while the others come; a browser opens six connections to a server without HTTP/2, so that with
 * these and the largest of the others the line is full while small files take turns on it. `entry` is the shell's own script.
 *
 * The build fails where shares are named in another file, or the plugin has missed one.
 */
export function preloadShares(entry: string): Plugin {
  return {
    name: 'rewrites-preload-shares',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const federation = chunks.find(({ moduleIds }) => moduleIds.some((id) => listOfShares.test(id)));
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || !federation?.dynamicImports.length || !namesShares.test(federation.code))
          this.error('The page, or the file that names the shares, has another name now.');
        if (comesTooLate.test(federation.code))
          this.error('The federation plugin has missed shares, as it does on a busy machine: build again.');
        const html = String(page.source);
        const built = [...html.matchAll(builtPreload)].map(([, file = '']) => file);
        if (built.length === 0) this.error('Vite has the browser fetch files at once in another way now.');
        const files = new Set([...built, ...federation.dynamicImports, federation.fileName, entry]);
        const wanted = chunks
          .filter(({ fileName }) => files.has(fileName))
          .toSorted((a, b) => a.code.length - b.code.length);
        const others = wanted.filter((chunk) => chunk !== federation);
        const links = [federation, ...others.slice(-1), ...others.slice(0, -1)].map(
          ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
        );
        page.source = html.replaceAll(builtPreload, '').replace('</head>', () => `${links.join('')}</head>`);
      },
    },
  };
}
