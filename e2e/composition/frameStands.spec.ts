import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { keepPicture } from '../product/keepPicture.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { TabReleases } from '../product/TabReleases.ts';
import { test } from '../product/test.ts';

// What a module writes into the atoms that it shares with the frame, in a release that no gate has looked at.
let product: Product;
let surveyId: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  surveyId = await livePhq9(product, await logIn(product));
});

/** Writes something into an atom each time when its first button is pressed, from the module's own file. */
const writes = (atom: string, value: string) => (text: string) =>
  text.includes('screens:{Share:')
    ? `${text}\naddEventListener('click', () => globalThis[Symbol.for('dialogwerk.atom.${atom}')].set(${value}));`
    : text;

/** Looks right as it is written and fails when it is drawn. */
const failing =
  '(() => { let reads = 0; return { id: 1, action: null, get text() { reads += 1; if (reads > 1) throw new TypeError("kaputt"); return "gut"; } }; })()';

const kinds = [
  ['a notice of another form', 'notice', '{ id: 1, text: { sentence: "Gespeichert" }, action: null }', 'refused-write'],
  ['a notice that fails as it is drawn', 'notice', failing, 'crash'],
  ['an error that is a text', 'errorDialog', '"Fehler"', 'refused-write'],
  ['a dialog without its fields', 'survey', '{ id: 1 }', 'refused-write'],
  ['somebody without a name', 'session', '{}', 'refused-write'],
] as const;

for (const [name, atom, value, kind] of kinds) {
  test(`${name} stops nothing, and counts against the module that wrote it`, async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reports')) reports.push(request.postData() ?? '');
    });
    await signIn(page.context(), product);
    const releases = await new TabReleases(page, product).begin();
    const version = await releases.release('mf-share', { alter: writes(atom, value) });
    await page.goto(`${product.url}/share/${surveyId}`);
    await expect(publicLink(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).first().click();
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      expect(reports.join('\n')).toContain(`"kind":"${kind}","module":"mf-share","version":"${version}"`);
    }).toPass();
    await keepPicture(page, { path: `artefacts/releases/written-${atom}-${kind}.png` });
    await expect(publicLink(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Profilmenü/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyse', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
  });
}

const publicLink = (page: Page) => page.getByRole('textbox', { name: 'Öffentlicher Link', exact: true });
