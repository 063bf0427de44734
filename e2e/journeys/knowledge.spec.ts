import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import type { PlannedDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { test } from '../product/test.ts';

const dialog: PlannedDialog = {
  name: 'Museum',
  blocks: [
    {
      id: 'help',
      type: 'qa',
      context: 'Was möchten Sie wissen?',
      fields: {
        only_search: true,
        qa_helpful: true,
        qa_fallback: 'Das weiß ich leider nicht.',
        qa_entries: [
          {
            id: 'cost',
            questions: ['Was kostet der Eintritt für Erwachsene und Kinder?', 'Wie teuer ist das?'],
            answer: 'Fünf Euro, Kinder frei.',
            link: 'https://example.org/preise',
            source: 'Aushang an der Kasse',
          },
          { id: 'dogs', questions: ['Darf ich meinen Hund mitbringen?'], answer: 'Hunde sind willkommen.' },
        ],
      },
    },
    {
      id: 'age',
      type: 'number',
      context: 'Wie alt sind Sie?',
      fields: { in_words: true, integer: true, min: 0, max: 120, unit: 'Jahre' },
    },
    { id: 'day', type: 'date', context: 'Wann waren Sie zuletzt da?', fields: { in_words: true } },
    { id: 'more', type: 'open', context: 'Und sonst?' },
  ],
};

let address: string;
test.beforeAll(async ({ sharedProduct }) => {
  const survey_id = await liveDialog(sharedProduct, await logIn(sharedProduct), dialog);
  address = `${sharedProduct.url}/dialog/${survey_id}`;
});

async function say(page: Page, text: string): Promise<void> {
  await composerOf(page).getByRole('textbox').last().fill(text);
  await composerOf(page).getByRole('textbox').last().press('Enter');
}

for (const look of [
  { name: 'wide', width: 1100, colorScheme: 'light' },
  { name: 'phone-dark', width: 360, colorScheme: 'dark' },
] as const) {
  test(`questions are answered, asked back about and judged; values are said in words (${look.name})`, async ({
    browser,
  }) => {
    const { width, colorScheme } = look;
    const context = await browser.newContext({
      viewport: { width, height: 760 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const keep = (name: string): Promise<void> =>
      keepPicture(page, { path: `artefacts/knowledge-${name}-${look.name}.png` });
    await page.goto(address);
    await expect(page.getByText('Was möchten Sie wissen?')).toBeVisible();

    await say(page, 'Was ist das?');
    await expect(page.getByText('Meinten Sie diese Frage?')).toBeVisible();
    await expect(composerOf(page).getByRole('button', { name: 'Etwas anderes' })).toBeVisible();
    await keep('meant');
    await composerOf(page)
      .getByRole('button', { name: /^Was kostet der Eintritt/ })
      .click();
    await expect(page.getByText('Fünf Euro, Kinder frei.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://example.org/preise' })).toBeVisible();
    await expect(page.getByText('Quelle: Aushang an der Kasse')).toBeVisible();
    await expect(composerOf(page).getByRole('button', { name: 'Weiter' })).toBeVisible();
    await keep('helpful');
    await composerOf(page).getByRole('button', { name: 'Ja' }).click();
    await expect(page.getByText('Danke! Haben Sie noch eine Frage?')).toBeVisible();

    await say(page, 'Wo kann ich parken');
    await expect(page.getByText('Das weiß ich leider nicht.')).toBeVisible();
    await composerOf(page).getByRole('button', { name: 'Weiter' }).click();

    await expect(page.getByText('Wie alt sind Sie?')).toBeVisible();
    await say(page, 'Mitte vierzig');
    await expect(page.getByText('Meinten Sie „45 Jahre“?')).toBeVisible();
    await keep('number');
    await say(page, 'ja genau');
    await expect(page.getByText('Das verstehe ich als „45 Jahre“.')).toBeVisible();
    await expect(page.getByText('Wann waren Sie zuletzt da?')).toBeVisible();
    await say(page, '3. Mai 2024');
    await expect(page.getByText('Das verstehe ich als „03.05.2024“.')).toBeVisible();
    await expect(page.getByText('Und sonst?')).toBeVisible();
    await keep('values');
    await context.close();
  });
}
