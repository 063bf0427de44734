import { chromium, devices, expect, firefox, webkit } from 'playwright/test';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright/test';
import { browserOptions } from '../../playwright.config.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import type { PlannedDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { startForeignSite } from '../../product/foreignSite.ts';
import type { ForeignSite } from '../../product/foreignSite.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { dialogFrame, hearWidget, lookInside, outsideOf, pressInside } from '../../product/widgetOn.ts';

/** `WIDGET_BROWSERS=chromium,firefox,webkit` asks for those that Playwright has on this machine. */
const wanted = (process.env['WIDGET_BROWSERS'] ?? 'chromium').split(',');
const starts: Readonly<Record<string, () => Promise<Browser>>> = {
  chromium: () => chromium.launch(browserOptions),
  firefox: () => firefox.launch(),
  webkit: () => webkit.launch(),
};

const small: PlannedDialog = {
  name: 'Besuch',
  settings: { speed: 1 },
  ending: 'Das war alles.',
  blocks: [
    {
      id: 'kommt',
      type: 'single',
      context: 'Kommen Sie wieder?',
      fields: {
        options: [
          { id: 'ja', text: 'Ja', score: 1 },
          { id: 'nein', text: 'Nein', score: 0 },
        ],
      },
    },
    { id: 'warum', type: 'open', context: 'Warum?' },
  ],
};

let product: Product;
let token: string;
let site: ForeignSite;
let survey_id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  site = await startForeignSite(product.url);
});
test.beforeEach(async () => {
  survey_id = await liveDialog(product, token, small);
});
test.afterAll(() => site.close());

/** A page of the other site with the widget in it, as its owner puts it there. */
function showWidget(attributes: string, more = ''): void {
  const script = `<script src="${product.url}/widget.js" data-dialog="${survey_id}" ${attributes} async></script>`;
  site.show(
    `<header><h1>Andere Seite</h1><a href="#unten">Nach unten</a></header><main><p>Ein Absatz.</p>${script}<p id="unten">Noch einer.</p></main>${more}<footer>Fuß</footer>`,
  );
}

const launcher = (page: Page) => page.getByRole('button', { name: 'Ihre Meinung' });

async function answerAll(frame: Frame): Promise<void> {
  const composer = frame.getByRole('region', { name: 'Ihre Antwort' });
  await pressInside(composer.getByRole('button', { name: 'Ja', exact: true }), frame.getByText('Warum?'));
  await composer.getByRole('textbox').fill('Es war schön');
  await pressInside(composer.getByRole('button', { name: 'Senden' }), frame.getByText('Das war alles.'));
}

const screens: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, userAgent: devices['Pixel 7'].userAgent, hasTouch: true },
};

for (const name of wanted)
  test.describe(name, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      const start = starts[name];
      if (!start) throw new Error(`there is no browser called ${name}`);
      browser = await start();
    });
    test.afterAll(async () => browser.close());

    for (const [screen, options] of Object.entries(screens))
      for (const kind of ['bubble', 'popup', 'slide-in', 'inline'])
        test(`a dialog is completed as ${kind} on a ${screen} in a strict and hostile page, which nothing is changed of`, async () => {
          const context = await browser.newContext({ ...options, locale: 'de-DE' });
          const page = await context.newPage();
          const refused: string[] = [];
          page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
          page.on('pageerror', ({ message }) => refused.push(message));
          const heard = await hearWidget(page);
          await lookInside(page);
          showWidget(`data-kind="${kind}"`);
          let letGo: () => void = () => undefined;
          const held = new Promise<void>((resolve) => (letGo = resolve));
          await page.route('**/widget.js', async (route) => {
            await held;
            await route.continue();
          });
          await page.goto(site.url, { waitUntil: 'commit' });
          await expect(page.getByText('Fuß')).toBeVisible();
          await page.evaluate(() => scrollTo(0, 60));
          // In the text it takes its room, so that what follows moves.
          const isBeside = kind !== 'inline';
          const before = await outsideOf(page, isBeside);
          letGo();

          if (isBeside) await launcher(page).click();
          const frame = await dialogFrame(page);
          await expect(frame.getByText('Kommen Sie wieder?')).toBeVisible();
          expect(await outsideOf(page, isBeside)).toEqual(before);
          await keepPicture(page, { path: `artefacts/looked-at/widget-${kind}-${screen}.png` });
          await answerAll(frame);
          await keepPicture(page, { path: `artefacts/looked-at/widget-${kind}-${screen}-done.png` });
          expect(await storedAnswers(product, token, survey_id)).toEqual([{ kommt: 'ja', warum: 'Es war schön' }]);
          if (isBeside) await page.getByRole('button', { name: 'Schließen' }).click();
          expect(await outsideOf(page, isBeside)).toEqual(before);
          const told = [
            'ready  dialog',
            'started  dialog',
            'answered 1 dialog',
            'answered 2 dialog',
            'finished  dialog',
          ];
          await expect(async () =>
            expect(await heard()).toEqual(isBeside ? ['opened  dialog', ...told, 'closed  dialog'] : told),
          ).toPass();
          expect(refused).toEqual([]);
          await context.close();
        });
  });
