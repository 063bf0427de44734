import type { Plugin } from 'vite';

/** What the federation plugin calls the chunk that names every share, and the one that waits for them. */
const namesShares = /localSharedImportMap/;
const waitsForShares = /pendingShares/;

/** A share that the plugin has not seen anybody import when it wrote this: the page would start without waiting for it. */
const comesTooLate = /materialize:\s*(?:!1|false)/;

/**
 * Has the browser fetch every share together with the page's first files. Without it the page asks for those that are not
 * among these (clients, contract, router) only after the first have run: one level of waterfall more.
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
        const missing = [...new Set([...shares, ...waiting])].filter((file) => !html.includes(`href="/${file}"`));
        const links = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        page.source = html.replace('</head>', () => `${links.join('')}</head>`);
      },
    },
  };
}
