import type { TestApi } from './startTestApi.ts';

const page = `<!doctype html><html lang="de"><head><!--dialog:head--></head><body><main id="root">
<!--dialog:bubbles--><!--dialog:question--><noscript><!--dialog:plain--></noscript></main></body></html>`;

/** Releases what respondents' pages are made of, as far as the server needs it. */
export async function releasePages({ product }: TestApi): Promise<void> {
  await product.release('shell', 's1', { 'live.html': page });
  await product.release('mf-assess-live', 'a1', {}, { live: 'live.js', livePreload: [], liveParts: {} });
}
