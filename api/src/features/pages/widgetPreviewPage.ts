import { WIDGET_ATTRIBUTES } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../escapeHtml.ts';

/** Grey bars as on a page of no one, twice as high as the window, so that scrolling can be tried. */
const style = `<style>
html { color-scheme: light dark; }
body { margin: 0; padding: 32px 24px; min-block-size: 200vh; background: Canvas; }
p { block-size: 14px; margin: 0 0 14px; border-radius: 7px; background: color-mix(in srgb, CanvasText 12%, Canvas); }
p:first-child { block-size: 28px; inline-size: 60%; margin-block-end: 28px; }
p:nth-child(4n) { inline-size: 75%; margin-block-end: 32px; }
</style>`;

/** A page with the real widget in it, for authors to look at (Teilen); `asked` is what its address sets of the widget. No conversation begins. */
export function widgetPreviewPage(
  survey_id: string,
  asked: Readonly<Record<string, unknown>>,
): { readonly style: string; readonly html: string } {
  const set = WIDGET_ATTRIBUTES.flatMap((name) => {
    const value = asked[name];
    return typeof value === 'string' ? [` data-${name}="${escapeHtml(value)}"`] : [];
  });
  const script = `<script src="/widget.js" data-dialog="${escapeHtml(survey_id)}" data-preview${set.join('')} async></script>`;
  const bars = '<p></p>'.repeat(12);
  const [above, below] = asked['kind'] === 'inline' ? [bars.slice(0, 35), bars] : [bars, bars];
  return {
    style,
    html: `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Vorschau</title>${style}</head>
<body>${above}${script}${below}</body></html>
`,
  };
}
