import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import { playThreeChats } from '../product/playThreeChats.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { threeChats } from '../product/threeChats.ts';
import type { ThreeChats } from '../product/threeChats.ts';

let product: Product;
let chats: ThreeChats;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  const token = await logIn(product);
  chats = await threeChats(product, token);
  const { id, witness, inspector } = chats;
  const at = (survey_id: string, unique_question_id: string) => ({ survey_id, unique_question_id, text: '' });
  const hints = [
    { kind: 'clue' as const, title: 'Die Spur im Schnee', ...at(witness, 'spur') },
    { kind: 'ending' as const, title: 'Anklage erhoben', ...at(inspector, 'anklage') },
  ];
  await callOrThrow(product.url, 'writeHints', { id, hints }, token);
  await callOrThrow(product.url, 'publishManager', { id }, token);
});
test.beforeEach(({ context }) => signIn(context, product));

/** Keeps a screenshot of each state and looks at it with axe. */
async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, { path: `artefacts/multi-chat/${name}.png`, animations: 'disabled', fullPage: true });
  await expectNoFindings(page, name, wcag);
}

const address = (): string => `${product.url}/analyse_multichat/${chats.id}`;

test('before anybody took part it says so and leads to the single analyses', async ({ page }) => {
  await page.goto(address());
  await expect(page.getByText('Noch hat niemand teilgenommen')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Der Fall Mühlbach' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Befragung' })).toBeVisible();
  await look(page, 'analysis-empty');
});

test.describe('with respondents', () => {
  test.beforeAll(async () => {
    await Promise.all([6, 6, 4, 2, 1].map((replies) => playThreeChats(product, chats, replies)));
  });

  test('the funnel, and one respondent in all chats', async ({ page }) => {
    await page.goto(address());
    const endings = page.getByRole('group', { name: 'Tabelle: Enden' });
    await expect(endings.getByRole('row', { name: /Anklage erhoben 2 40/ })).toBeVisible();
    const triggers = page.getByRole('group', { name: 'Tabelle: Auslöser' });
    await expect(triggers.getByRole('row', { name: /Dialog starten.* 5 100/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Befragung' })).toBeVisible();
    await look(page, 'analysis');
    await page
      .getByRole('row', { name: /Anklage erhoben Ansehen|Anklage erhoben Teilnahme/ })
      .first()
      .getByRole('button')
      .click();
    const one = page.getByRole('dialog');
    await expect(one.getByRole('img', { name: /3 Chats, 6 Antworten und 2 Auslöser/ })).toBeVisible();
    await expect(one.getByText('Hinweis gefunden: Die Spur im Schnee')).toBeVisible();
    await expect(one.getByText('Der Bruder, wegen des Erbes.')).toBeAttached();
    await look(page, 'analysis-one');
    await page.keyboard.press('Escape');
    await expect(one).toBeHidden();
  });

  test('the table is saved with a line for each respondent', async ({ page }) => {
    await page.goto(address());
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Zeiten (CSV)' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^Der_Fall_Muehlbach_\d{4}-\d\d-\d\d_\d{6}_Zeiten\.csv$/);
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain('Ende: Anklage erhoben, nach s');
  });

  test('all answers are saved as one table, with the key that the files of its dialogs have', async ({ page }) => {
    const save = async (path: string) => {
      await page.goto(product.url + path);
      await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Format' }).click();
      await page.getByRole('option', { name: 'JSON' }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Datei herunterladen' }).click(),
      ]);
      expect(saved.suggestedFilename()).toMatch(/_Antworten\.json$/);
      const { rows }: { rows: Record<string, unknown>[] } = JSON.parse(await readFile(await saved.path(), 'utf8'));
      return rows;
    };
    const table = await save(`/analyse_multichat/${chats.id}`);
    const dialog = await save(`/analyse/${chats.inspector}`);
    expect(table).toHaveLength(5);
    const keys = table.map((row) => row['dw_participation']);
    expect(new Set(dialog.map((row) => row['dw_participation']))).toEqual(new Set(keys));
    await page.goto(address());
    await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Antworten aller Dialoge exportieren' })).toBeVisible();
    await look(page, 'analysis-export');
  });

  test.describe('on a phone in the dark', () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    test('everything has its place', async ({ page }) => {
      await page.goto(address());
      await expect(page.getByRole('link', { name: 'Befragung' })).toBeVisible();
      await look(page, 'analysis-phone');
      await page
        .getByRole('button', { name: /ansehen$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await look(page, 'analysis-one-phone');
    });
  });
});
