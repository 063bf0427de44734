import type { Plugin } from 'vite';

const SOURCE = './src/boot/callAhead.ts';

/** What follows the page's first line; all that the browser fetches stands after it. */
const BEFORE_ALL = '<meta charset="utf-8" />';

/**
 * Puts the script that sends the first screen's calls into the author's page itself, before all that the page has the browser
 * fetch: a plain script runs as soon as it is read, so the calls do not stand in line behind two dozen files (a module would
 * wait for the whole page). The server allows it by its hash.
 */
export function callAhead(): Plugin {
  let script = '';
  return {
    name: 'dialogwerk-call-ahead',
    enforce: 'post',
    buildStart() {
      script = this.emitFile({ type: 'chunk', id: SOURCE });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = bundle[this.getFileName(script)];
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || chunk?.type !== 'chunk' || chunk.imports.length + chunk.exports.length > 0)
          this.error(`${SOURCE} must stand by itself, and the page must be there.`);
        if (!String(page.source).includes(BEFORE_ALL)) this.error(`The page must begin with ${BEFORE_ALL}.`);
        delete bundle[chunk.fileName];
        // In a function of its own, because the names of a plain script are the whole page's.
        const inPage = `<script>(()=>{${chunk.code.trim()}})()</script>`;
        page.source = String(page.source).replace(BEFORE_ALL, () => `${BEFORE_ALL}\n    ${inPage}`);
      },
    },
  };
}
