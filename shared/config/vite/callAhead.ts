import type { Plugin } from 'vite';

const SOURCE = './src/boot/callAhead.ts';

/**
 * Puts the script that sends the first screen's calls into the author's page itself, before all others: it then runs when
 * the page has been read, and waits for no file. The server allows it by its hash.
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
        if (page?.type !== 'asset' || chunk?.type !== 'chunk' || chunk.imports.length > 0)
          this.error(`${SOURCE} must stand by itself, and the page must be there.`);
        delete bundle[chunk.fileName];
        const inPage = `<script type="module">${chunk.code.trim()}</script>`;
        page.source = String(page.source).replace(
          '<script type="module"',
          () => `${inPage}\n    <script type="module"`,
        );
      },
    },
  };
}
