import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));

test('a study of one place sends the first respondent on, and the second one meets a door that says why', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Erhebung',
    blocks: [{ id: 'happy', type: 'single', context: 'Sind Sie zufrieden?', fields: { options, variable: 'happy' } }],
  });
  const author = await browser.newPage();
  await signIn(author.context(), product);
  await author.goto(`${product.url}/share/${survey_id}`);
  const period = author.getByRole('region', { name: 'Zeitraum und Menge' });
  await period.getByRole('button', { name: 'Zeitraum und Menge festlegen' }).click();
  await period.getByLabel('Höchstens so viele Gespräche').fill('1');
  await period.getByLabel('Höchstens so viele Gespräche').press('Enter');
  await expect(period.getByText('0 von 1 Gesprächen begonnen')).toBeVisible();
  const ends = author.getByRole('region', { name: 'Am Ende' });
  await ends.getByRole('button', { name: 'Weiterleitung festlegen' }).click();
  await ends.getByLabel('Wer beendet hat').fill('https://panel.example.org/back?v={{happy}}');
  await ends.getByLabel('Wer beendet hat').press('Enter');
  await expect(ends.getByText('Weitergeleitet wird: Wer beendet hat.')).toBeVisible();
  await expect(ends.getByText(/^Antworten verlassen damit den Server: happy\./)).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await author.emulateMedia({ colorScheme });
    await author.setViewportSize({ width, height: 900 });
    await author.evaluate(() => scrollTo(0, 0));
    await expectClean(author, `the settings of a study, ${colorScheme}, ${width} px`);
    await keepPicture(author, { path: `artefacts/study-${colorScheme}-${width}.png`, fullPage: true });
  }

  const link = `${product.url}/dialog/${survey_id}`;
  const first = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await first.context().route('https://panel.example.org/**', (route) => route.fulfill({ body: 'back' }));
  await first.goto(link);
  await first.getByRole('button', { name: 'Nein' }).click();
  await expect(first.getByText('Sie werden gleich zur nächsten Seite weitergeleitet.')).toBeVisible();
  await keepPicture(first, { path: 'artefacts/study-sent-on.png' });
  await expect(first).toHaveURL(/^https:\/\/panel\.example\.org\/back\?v=.+/);

  const second = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'Dieser Dialog ist voll.' })).toBeVisible();
  await expectClean(second, 'a door that is shut');
  await keepPicture(second, { path: 'artefacts/study-full.png' });
  // Who has nothing to go on with comes back to the door.
  await second.getByRole('link', { name: 'Sie haben schon begonnen? Hier geht es weiter.' }).click();
  await expect(second).toHaveURL(link);
  await expect(second.getByRole('heading', { name: 'Dieser Dialog ist voll.' })).toBeVisible();

  // Who has begun goes on.
  await first.goto(`${link}?weiter=1`);
  await expect(first.getByText('Nein').first()).toBeVisible();
  await expect(first.getByRole('link', { name: 'Weiter' })).toBeVisible();
  await Promise.all([first, second, author].map((page) => page.context().close()));
});
