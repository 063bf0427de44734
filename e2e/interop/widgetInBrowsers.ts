import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { until } from '@dialogwerk/shared/testing/servers';
import { startForeignSite } from '../product/foreignSite.ts';
import { liveDialog, storedAnswers } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import type { DrivenBrowser } from './browsers/DrivenBrowser.ts';
import { buttonOf, heardOf, outsideOn, putWidget, says, textboxOf } from './browsers/onPage.ts';
import { startFirefox } from './browsers/startFirefox.ts';
import { startWebKit } from './browsers/startWebKit.ts';

/**
 * Completes a dialog in each kind of the widget, wide and narrow, in a strict and hostile page of another site, by the Firefox and the WebKitGTK that Linux
 * distributions deliver, and holds the page against what it was. Ends with 1 where anything differs or neither browser is there. By hand, with a screen or a
 * virtual one: `node interop/widgetInBrowsers.ts` in `e2e`. What Playwright has itself is asked for by `WIDGET_BROWSERS` (docs/decisions/0159).
 */
const browsers = {
  Firefox: { at: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], start: startFirefox },
  WebKitGTK: {
    at: ['/usr/bin/WebKitWebDriver'],
    start: (driver: string) => startWebKit(driver, process.env['MINI_BROWSER'] ?? MINI_BROWSER),
  },
} as const;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const screens = { wide: { width: 1_280, height: 800 }, narrow: { width: 400, height: 740 } } as const;
const options = ['Ja', 'Nein'].map((text) => ({ id: text.toLowerCase(), text, score: null }));
const told = ['ready', 'started', 'answered', 'answered', 'finished'];

const product = await startProduct();
const token = await logIn(product);
const site = await startForeignSite(product.url);
let [tried, failed] = [0, 0];
try {
  for (const [name, { at, start }] of Object.entries(browsers)) {
    const found = at.find((path) => existsSync(path));
    if (found === undefined) {
      console.log(`${name}: not installed`);
      continue;
    }
    const browser = await start(found);
    try {
      for (const [screen, size] of Object.entries(screens))
        for (const kind of ['bubble', 'popup', 'slide-in', 'inline']) {
          tried += 1;
          const differs = await complete({ browser, kind, size }).catch(String);
          if (differs !== null) failed += 1;
          console.log(`${name}, ${screen}, ${kind}: ${differs ?? 'completed, nothing of the page changed'}`);
        }
    } finally {
      await browser.close();
    }
  }
} finally {
  site.close();
  await product.stop();
}
console.log(`${tried} tried, ${failed} failed`);
process.exitCode = failed > 0 || tried === 0 ? 1 : 0;

interface Attempt {
  readonly browser: DrivenBrowser;
  readonly kind: string;
  readonly size: { readonly width: number; readonly height: number };
}

/** Completes the dialog; what is not as it should be, null for nothing. */
async function complete({ browser, kind, size }: Attempt): Promise<string | null> {
  const survey_id = await liveDialog(product, token, {
    name: 'Besuch',
    settings: { speed: 1 },
    ending: 'Das war alles.',
    blocks: [
      { id: 'kommt', type: 'single', context: 'Kommen Sie wieder?', fields: { options } },
      { id: 'warum', type: 'open', context: 'Warum?' },
    ],
  });
  site.show(
    '<header><h1>Andere Seite</h1></header><main><p>Ein Absatz.</p><p>Noch einer.</p></main><footer>Fuß</footer>',
  );
  await browser.open(site.url, size);
  const isBeside = kind !== 'inline';
  await browser.run('page', putWidget, { src: `${product.url}/widget.js`, dialog: survey_id, kind });
  const before = await browser.run('page', outsideOn, isBeside);
  const changed = async (): Promise<boolean> =>
    !isDeepStrictEqual(await browser.run('page', outsideOn, isBeside), before);

  if (isBeside) await eventually(() => browser.press('page', buttonOf, 'Ihre Meinung'));
  await said('Kommen Sie wieder?');
  if (await changed()) return 'the page changed when it opened';
  await eventually(() => browser.press('frame', buttonOf, 'Ja'));
  await said('Warum?');
  await eventually(() => browser.type('frame', textboxOf, null, 'Es war schön'));
  await eventually(() => browser.press('frame', buttonOf, 'Senden'));
  await said('Das war alles.');
  if (isBeside) await browser.press('page', buttonOf, 'Schließen');
  if (await changed()) return 'the page changed until it was closed';
  const heard = await browser.run('page', heardOf, null);
  if (!isDeepStrictEqual(heard, isBeside ? ['opened', ...told, 'closed'] : told)) return `told: ${heard.join(', ')}`;
  const stored = await storedAnswers(product, token, survey_id);
  return isDeepStrictEqual(stored, [{ kommt: 'ja', warum: 'Es war schön' }]) ? null : JSON.stringify(stored);

  function said(text: string): Promise<void> {
    return eventually(async () => {
      if (!(await browser.run('frame', says, text))) throw new Error(`'${text}' is not said`);
    });
  }
}

/** Tries until it works, for a minute. */
async function eventually(attempt: () => Promise<void>): Promise<void> {
  let why = '';
  await until(
    () =>
      attempt().then(
        () => true,
        (error: unknown) => {
          why = String(error);
          return null;
        },
      ),
    () => why,
  );
}
