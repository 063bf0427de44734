import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { Candidates } from '../product/Candidates.ts';
import { Checkout } from '../product/Checkout.ts';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { liveDialog, storedAnswers } from '../product/liveDialog.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

// Real releases on an installation of its own, one after the other: each test has a module to itself.
let candidates: Candidates;
let product: Product;
let token: string;
test.beforeAll(async () => {
  candidates = await Candidates.make();
  product = await startProduct({ productDir: candidates.folder });
  token = await logIn(product);
});
test.afterAll(async () => {
  await product.stop();
  await candidates.takeAway();
});

const release = (id: ModuleId, alter: (text: string) => string) => candidates.release(product.dataDir, id, alter);
const command = (...args: string[]) => candidates.command(product.dataDir, ...args);
/** Another version that does the same. */
const remarked = (remark: string) => (text: string) => `${text}\n/* ${remark} */`;

async function servedVersion(id: ModuleId): Promise<string | undefined> {
  const registry: RemoteRegistry = await (await fetch(`${product.url}/remotes.json`)).json();
  return registry.remotes.find((one) => one.id === id)?.version;
}

/** The addresses of a module's files that a page has asked for, each with the status of its answer. */
function watchFiles(page: Page, id: ModuleId): string[] {
  const files: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/remotes/${id}/`)) files.push(`${response.status()} ${pathname}`);
  });
  return files;
}

test('a respondent in mid-dialog stays on the version that the dialog began with, over two releases', async ({
  page,
}) => {
  const before = await servedVersion('mf-assess-live');
  const survey_id = await liveDialog(product, token, {
    name: 'Mitten im Dialog',
    settings: { speed: 1 },
    blocks: (['eins', 'zwei', 'drei'] as const).map((id) => ({ id, type: 'open', context: `Frage ${id}?` })),
  });
  const reply = async (text: string) => {
    await composerOf(page).getByRole('textbox').fill(text);
    await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  };
  const files = watchFiles(page, 'mf-assess-live');
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  await reply('A');
  await expect(page.getByText('Frage zwei?')).toBeVisible();
  for (const remark of ['one', 'two']) await release('mf-assess-live', remarked(remark));
  // Coming back to the tab is when an author's page looks for releases.
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await reply('B');
  await expect(page.getByText('Frage drei?')).toBeVisible();
  await reply('C');
  await expect(page.getByText('Danke!')).toBeVisible();
  await expect(page.locator('html[data-not-reloaded]')).toHaveCount(1);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith(`200 /remotes/mf-assess-live/${before}/`))).toEqual([]);
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ eins: 'A', zwei: 'B', drei: 'C' }]);

  const next = watchFiles(page, 'mf-assess-live');
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  const after = await servedVersion('mf-assess-live');
  expect(after).not.toBe(before);
  await expect.poll(() => next.some((file) => file.includes(`/${after}/`))).toBe(true);
});

test('two releases later a tab that has stood open still opens every part of its module', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  const before = await servedVersion('mf-configurator');
  const survey_id = await livePhq9(product, token);
  await signIn(context, product);
  const files = watchFiles(page, 'mf-configurator');
  // So that the tab does not look for releases by itself: it stands in the background.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(page.getByRole('group', { name: /^Block 1,/ })).toBeVisible();
  for (const remark of ['one', 'two']) await release('mf-configurator', remarked(remark));
  expect(await servedVersion('mf-configurator')).not.toBe(before);
  files.length = 0;

  // A part that is loaded when something is pasted for the first time.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('unique_question_id');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('status').filter({ hasText: 'eingefügt' }).first()).toBeAttached();
  // A worker.
  await page.getByRole('button', { name: 'Probelauf', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Probelauf' });
  await panel.getByRole('button', { name: 'Probelauf starten' }).click();
  await expect(panel.getByText(/^Probelauf mit .* beendet\.$/)).toBeVisible({ timeout: 60_000 });

  expect(files.some((file) => /simulationWorker/.test(file))).toBe(true);
  expect(files.some((file) => /schemas/.test(file))).toBe(true);
  expect(files.filter((file) => !file.startsWith(`200 /remotes/mf-configurator/${before}/`))).toEqual([]);
});

test.describe('from a team’s own sources', () => {
  let checkout: Checkout;
  test.beforeAll(async () => {
    checkout = await Checkout.make();
  });
  test.afterAll(() => checkout.takeAway());
  const run = (...args: string[]) => checkout.run(product.dataDir, ...args);

  test('`pnpm release` brings a change into a tab, an identical build changes nothing, and a rollback stays', async ({
    page,
  }) => {
    const first = await servedVersion('mf-share');
    const survey_id = await livePhq9(product, token);
    await signIn(page.context(), product);
    await page.goto(`${product.url}/share/${survey_id}`);
    await expect(page.getByRole('textbox', { name: 'Öffentlicher Link', exact: true })).toBeVisible();
    await checkout.change('mf-share/src/texts.ts', (text) => text.replaceAll('Öffentlicher Link', 'Ganz neuer Link'));
    const begun = Date.now();
    expect(await run('release', 'mf-share')).toMatchObject({ code: 0 });
    const released = Date.now();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('textbox', { name: 'Ganz neuer Link' })).toBeVisible();
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
    test
      .info()
      .annotations.push(
        { type: 'build and release', description: seconds(begun, released) },
        { type: 'until it ran in the tab', description: seconds(released, Date.now()) },
      );

    const second = await servedVersion('mf-share');
    expect(second).not.toBe(first);
    const acts = await readActs();
    await checkout.change('mf-share/src/texts.ts', (text) => `${text}\n// What is said here changes no file.\n`);
    expect((await run('release', 'mf-share')).output).toContain('ist schon freigegeben; es ändert sich nichts');
    expect(await readActs()).toEqual(acts);

    expect((await run('rollback', 'mf-share')).output).toContain(`mf-share ist zurück auf ${first}`);
    await candidates.build('mf-share', remarked('built after the rollback'));
    await product.kill();
    await product.startAgain();
    expect(product.log()).toContain(`mf-share bleibt auf ${first}`);
    expect(await servedVersion('mf-share')).toBe(first);
    expect((await command('releases')).output).toMatch(/freigegeben, nach einem Zurückgehen/);
    token = await logIn(product);
    const trail = async () => {
      const { entries } = await callOrThrow(product.url, 'adminAudit', { act: 'version_rolled_back' }, token);
      return entries.map(({ detail }) => detail).join();
    };
    await expect.poll(trail).toContain(`mf-share ${first}`);
  });

  test('a module alone whose argument of a shared call has changed is refused, by the call', async () => {
    const served = await servedVersion('mf-share');
    const notice = 'shared/src/state/notice.ts';
    let before = '';
    await checkout.change(notice, (text) => {
      before = text;
      return text
        .replace(
          "showNotice(text: string, action: Notice['action'] = null)",
          "showNotice(notice: Pick<Notice, 'text' | 'action'>)",
        )
        .replace('+ 1, text, action }', '+ 1, ...notice }');
    });
    const { code, output } = await run('release', 'mf-share');
    expect(output).toMatch(
      /mf-share \w+ passt nicht zu shell \w+: Es fehlt showNotice aus @dialogwerk\/shared\/state in der Form, für die es gebaut wurde\./,
    );
    expect(code).toBe(1);
    expect(await servedVersion('mf-share')).toBe(served);
    await checkout.change(notice, () => before);
  });

  test('a module that uses a new part of the shared interface or a new call is refused, with what is missing', async () => {
    const served = await servedVersion('mf-share');
    const acts = await readActs();
    await checkout.change(
      'shared/src/ui/material.ts',
      (text) => `${text}\nexport { default as Rating } from '@mui/material/Rating';\n`,
    );
    await checkout.change('shared/src/contract/schemas/accounts/reports.ts', (text) =>
      text.replace(
        'export const reportCalls = {',
        `$& countStars: { method: 'GET', path: '/api/stars', access: 'public', request: z.object({}), response: done },`,
      ),
    );
    await checkout.change(
      'mf-share/src/module.tsx',
      (text) => `import { fetchOnce } from '@dialogwerk/shared/clients';
        import { Rating } from '@dialogwerk/shared/ui';
        ${text}
        export const stars = { Rating, count: () => fetchOnce('countStars', {}) };`,
    );
    const { code, output } = await run('release', 'mf-share');
    expect(output).toMatch(
      /mf-share \w+ passt nicht zu shell \w+: Es fehlt Rating aus @dialogwerk\/shared\/ui und der Aufruf countStars in dieser Form\./,
    );
    expect(output).toContain('Starten Sie ihn neu (npx pnpm start)');
    expect(output).toContain('Es wurde nichts freigegeben');
    expect(code).toBe(1);
    expect(await servedVersion('mf-share')).toBe(served);
    expect(await readActs()).toEqual(acts);
  });
});

async function readActs(): Promise<unknown> {
  const file = join(product.dataDir, 'releases', 'registry.json');
  const { acts }: { acts: unknown } = JSON.parse(await readFile(file, 'utf8'));
  return acts;
}
