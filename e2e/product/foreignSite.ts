import { createServer } from 'node:http';

/** Another site, by another host than the product's, so that browsers keep both apart. */
export interface ForeignSite {
  readonly url: string;
  /** Shows this in the body of its page from now on. */
  readonly show: (body: string) => void;
  readonly close: () => void;
}

/** What a page may do to everything in it, each rule stronger than any that is not important. */
const hostile = `
html { --color: red; --ink: red; --needed: 10px; --most: 20px; --seen: 90px; font-size: 40px }
* { box-sizing: content-box !important; margin: 7px !important; padding: 5px !important; font: 700 27px/2 cursive !important;
  letter-spacing: 4px !important; text-transform: uppercase !important; direction: rtl !important; color: lime !important;
  cursor: crosshair !important; float: left !important; border: 3px dashed lime !important }
button, iframe, div, span, svg, [role=dialog] { display: none !important; opacity: 0.1 !important }
dialogwerk-chat { display: none !important; position: static !important; opacity: 0.1 !important; z-index: -1 !important;
  transform: scale(3) !important; pointer-events: none !important; visibility: hidden !important }
body > :last-child, body :last-child { background: navy !important }
main { block-size: 3000px }`;

/** Starts one whose pages allow nothing but the product's script and frames, and whose rules are against everybody, or are these. */
export async function startForeignSite(productUrl: string, rules = hostile): Promise<ForeignSite> {
  let shown = '';
  const policy = [
    "default-src 'none'",
    `script-src ${productUrl}`,
    `frame-src ${productUrl}`,
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const server = createServer((request, response) => {
    if (request.url === '/rules.css') return response.setHeader('content-type', 'text/css').end(rules);
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    return response.end(
      `<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width"><title>Andere Seite</title><link rel="stylesheet" href="/rules.css"></head><body>${shown}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the other site has no port');
  return {
    url: `http://localhost:${address.port}/`,
    show(body) {
      shown = body;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
