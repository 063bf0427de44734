import { randomUUID } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { linkOf, startMailCatcher } from '../product/mailCatcher.ts';
import type { MailCatcher } from '../product/mailCatcher.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const blocks = [
  {
    id: 'happy',
    type: 'single',
    context: 'Hallo {{link.vorname}}, sind Sie zufrieden?',
    fields: { options, variable: 'happy' },
  },
  { id: 'again', type: 'single', context: 'Kommen Sie wieder?', fields: { options, variable: 'again' } },
] as const;

let catcher: MailCatcher;
let product: Product;
let token: string;
test.beforeAll(async () => {
  catcher = await startMailCatcher();
  product = await startProduct({ smtpUrl: catcher.url });
  token = await logIn(product);
});
test.afterAll(async () => {
  await product.stop();
  await catcher.stop();
});

async function openPanel(author: Page, survey_id: string) {
  await author.goto(`${product.url}/share/${survey_id}`);
  const panel = author.getByRole('region', { name: 'Persönliche Links' });
  await panel.getByRole('button', { name: 'Personen einladen und erinnern' }).click();
  return panel;
}

/** Opens a personal link in a browser of its own, and begins or goes on. */
async function enter(browser: Browser, link: string, button: 'Dialog beginnen' | 'Weitermachen'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(link);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/assess_live\//);
  return page;
}

test('five people are invited by a file; one begins, one finishes elsewhere, one unsubscribes, and the reminder goes to the right ones', async ({
  browser,
}) => {
  const survey_id = await liveDialog(product, token, { name: 'Zufriedenheit', blocks });
  const author = await browser.newPage();
  await signIn(author.context(), product);
  const panel = await openPanel(author, survey_id);
  await panel.getByRole('button', { name: 'Personen einladen', exact: true }).click();
  const adding = author.getByRole('dialog', { name: 'Personen aufnehmen' });
  const names = ['Ada', 'Bob', 'Cem', 'Dora', 'Eva'];
  const rows = [...names, 'Eva'].map((name) => `${name};${name.toLowerCase()}@example.org`);
  await adding.getByLabel('CSV-Datei wählen').setInputFiles({
    name: 'leute.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Vorname;E-Mail\n${rows.join('\n')}`),
  });
  await expect(adding.getByText('5 Personen gefunden, mit vorname.')).toBeVisible();
  await expect(adding.getByText('Doppelt, wird einmal aufgenommen: Zeile 7')).toBeVisible();
  await expectClean(author, 'people who were found in a file');
  await adding.getByRole('button', { name: '5 Personen aufnehmen' }).click();
  await expect(panel.getByText('ada@example.org')).toBeVisible();
  await panel.getByRole('button', { name: 'vorname im Dialog verwenden' }).click();
  await panel.getByLabel('Nur persönliche Links lassen hinein').check();

  await panel.getByRole('button', { name: 'E-Mail schreiben' }).click();
  const writing = author.getByRole('dialog', { name: 'E-Mail schreiben' });
  await writing.getByLabel('Betreff').fill('{{vorname}}, Ihre Meinung');
  await expect(writing.getByText('Ada, Ihre Meinung')).toBeVisible();
  await expectClean(author, 'a mail that is being written');
  await keepPicture(author, { path: 'artefacts/looked-at/personal-links-mail.png' });
  await writing.getByRole('button', { name: 'Jetzt senden' }).click();
  const mails = await Promise.all(
    names.map((name) => catcher.take(`${name.toLowerCase()}@example.org`, `${name}, Ihre Meinung`)),
  );
  const [ada = '', bob = ''] = mails.map((mail) => linkOf(mail, product));
  expect(new Set(mails.map((mail) => linkOf(mail, product))).size).toBe(5);
  await expect(panel.getByText(/gesendet · .* · 5 gesendet$/)).toBeVisible();

  const open = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await open.goto(`${product.url}/dialog/${survey_id}`);
  await expect(
    open.getByRole('heading', { name: 'Hier kommen Sie nur mit einem persönlichen Link hinein.' }),
  ).toBeVisible();
  await open.goto(ada);
  await expect(open.getByText('Ihre Antworten werden mit Ihnen verbunden')).toBeVisible();
  for (const look of looks) {
    await lookAt(open, look);
    await expectClean(open, `the page of a personal link, ${look.colorScheme}, ${look.width} px`);
    await keepPicture(open, { path: `artefacts/looked-at/personal-link-${look.colorScheme}-${look.width}.png` });
  }
  await open.getByRole('button', { name: 'Dialog beginnen' }).click();
  await expect(open.getByText('Hallo Ada, sind Sie zufrieden?')).toBeVisible();
  expect(open.url()).not.toContain(ada.split('/').at(-1));
  // The same browser comes straight back.
  await open.goto(ada);
  await expect(open.getByText('Hallo Ada, sind Sie zufrieden?')).toBeVisible();

  const phone = await enter(browser, bob, 'Dialog beginnen');
  await phone.getByRole('button', { name: 'Nein' }).click();
  await expect(phone.getByText('Kommen Sie wieder?')).toBeVisible();
  const computer = await enter(browser, bob, 'Weitermachen');
  await expect(computer.getByText('Kommen Sie wieder?')).toBeVisible();
  await computer.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(computer.getByText('Danke!').first()).toBeVisible();

  const eva = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await eva.goto(mails[4]?.unsubscribe ?? '');
  await expectClean(eva, 'the page to unsubscribe');
  await eva.getByRole('button', { name: 'Abmelden' }).click();
  await expect(eva.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible();

  // The panel that was unfolded by hand is open again.
  await author.reload();
  await expect(panel.getByText('2 begonnen')).toBeVisible();
  await expect(panel.getByText('1 beendet')).toBeVisible();
  await expect(panel.getByText('abgemeldet', { exact: true })).toBeVisible();
  for (const look of looks) {
    await lookAt(author, look);
    await author.evaluate(() => scrollTo(0, 0));
    await expectClean(author, `who is invited, ${look.colorScheme}, ${look.width} px`);
    await keepPicture(author, {
      path: `artefacts/looked-at/personal-links-${look.colorScheme}-${look.width}.png`,
      fullPage: true,
    });
  }
  await panel.getByRole('button', { name: 'E-Mail schreiben' }).click();
  await writing.getByLabel('An wen').click();
  await author.getByRole('option', { name: 'Erinnerung an alle, die nicht am Ende sind' }).click();
  await writing.getByRole('button', { name: 'Jetzt senden' }).click();
  await Promise.all(['ada', 'cem', 'dora'].map((name) => catcher.take(`${name}@example.org`, 'noch offen')));
  await expect(panel.getByText(/gesendet · .* · 3 gesendet$/)).toBeVisible();
  expect(catcher.left).toEqual([]);
  expect(product.log()).not.toMatch(/ada@example\.org|\/zugang\/[\w-]{22}/);
  await Promise.all([author, open, phone, computer, eva].map((page) => page.context().close()));
});

test('an anonymous list says so to everybody, shows nobody’s progress, and leads back from the first device alone', async ({
  browser,
}) => {
  const survey_id = await liveDialog(product, token, { name: 'Anonym', blocks });
  const invitees = [{ invitee_id: randomUUID(), email: null, known: ['Ada'] }];
  await callOrThrow(product.url, 'addInvitees', { survey_id, anonymous: true, columns: ['vorname'], invitees }, token);
  const { links } = await callOrThrow(product.url, 'inviteeLinks', { survey_id, offset: 0 }, token);
  const link = `${product.url}${links[0]?.path ?? ''}`;
  const first = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await first.goto(link);
  await expect(first.getByText(/^Ihre Antworten sind anonym:/)).toBeVisible();
  await first.getByRole('button', { name: 'Dialog beginnen' }).dblclick();
  await first.getByRole('button', { name: 'Nein' }).click();
  await expect(first.getByText('Kommen Sie wieder?')).toBeVisible();
  await first.goto(link);
  await expect(first.getByText('Kommen Sie wieder?')).toBeVisible();
  const elsewhere = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Anonym' })).toBeVisible();
  await expect(elsewhere.getByText('Dieser Link wurde schon benutzt')).toBeVisible();
  await expectClean(elsewhere, 'an anonymous link that was used');
  await keepPicture(elsewhere, { path: 'artefacts/looked-at/personal-link-used.png' });
  const author = await browser.newPage();
  await signIn(author.context(), product);
  const panel = await openPanel(author, survey_id);
  await expect(panel.getByText('1 begonnen')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Ada von der Liste nehmen' })).toBeVisible();
  await expect(panel.getByText('begonnen', { exact: true })).toHaveCount(0);
  await Promise.all([first, elsewhere, author].map((page) => page.context().close()));
});
