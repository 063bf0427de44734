import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((label, index) => ({ id: `o${index + 1}`, text: label, score: null }));
const blocks = [
  { id: 'happy', type: 'single', context: 'Sind Sie zufrieden?', fields: { options, variable: 'happy' } },
] as const;

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const received: Told[] = [];
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.end('Danke');
  });
});
let product: Product;
let token: string;
let url: string;
test.beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const bound = receiver.address();
  url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/hook`;
  product = await startProduct({ env: { API_BLOCK_ALLOW_PRIVATE: '1' } });
  token = await logIn(product);
});
test.afterAll(async () => {
  await product.stop();
  receiver.close();
});

/** As docs/connections.md says, without the product's own library. */
function isSigned({ headers, body }: Told, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a system is told what a respondent does, a spreadsheet fetches it, and a program reads it by a key', async ({
  context,
  page,
}) => {
  const survey_id = await liveDialog(product, token, { name: 'Zufriedenheit', blocks });
  await signIn(context, product);
  await page.goto(`${product.url}/share/${survey_id}`);
  const panel = page.getByRole('region', { name: 'Verbindungen' });
  await panel.getByRole('button', { name: 'Verbindungen einrichten' }).click();

  await panel.getByRole('button', { name: 'Webhook hinzufügen' }).click();
  await panel.getByLabel('Adresse Ihres Systems').fill(url);
  await panel.getByRole('checkbox', { name: 'Frage beantwortet' }).check();
  await panel.getByRole('switch', { name: 'Antworten mitsenden' }).check();
  await panel.getByRole('button', { name: 'Webhook anlegen' }).click();
  const secret = await panel.getByRole('textbox', { name: 'Schlüssel' }).inputValue();
  await keepPicture(page, { path: 'artefacts/looked-at/connections-secret.png', fullPage: true });
  await panel.getByRole('button', { name: 'Ich habe ihn aufbewahrt' }).click();
  await panel.getByRole('button', { name: 'Probe senden' }).click();
  await expect(panel.getByText(/^Angenommen: Antwort 200/)).toBeVisible();

  const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
  await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
  const reply = { type: 'single', option_id: 'o1' } as const;
  const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'happy', nachfrage_id: null, reply };
  await callOrThrow(product.url, 'turn', turn, token_live);
  await expect
    .poll(() => received.map(({ body }) => JSON.parse(body).type))
    .toEqual(['sample', 'question.answered', 'conversation.finished']);
  expect(received.map((one) => isSigned(one, secret))).toEqual([true, true, true]);
  expect(JSON.parse(received[1]?.body ?? '').data.answers).toEqual({ happy: 1 });
  await panel.getByRole('button', { name: 'Protokoll', exact: true }).click();
  await expect(panel.getByText(/^Gespräch beendet, /)).toBeVisible();

  await panel.getByRole('button', { name: 'Adresse anlegen' }).click();
  const table = await fetch(await panel.getByRole('textbox', { name: 'Adresse', exact: true }).inputValue());
  expect(await table.text()).toMatch(/happy[^]*Ja/);
  // Because axe takes a button that the bar covers in part for one that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectClean(page, 'connections');
  for (const look of looks) {
    await lookAt(page, look);
    await keepPicture(page, {
      path: `artefacts/looked-at/connections-${look.width}-${look.colorScheme}.png`,
      fullPage: true,
    });
  }

  await page.goto(`${product.url}/account`);
  const keys = page.getByRole('region', { name: 'API-Schlüssel' });
  await keys.getByRole('button', { name: 'API-Schlüssel anlegen' }).click();
  await keys.getByLabel('Name').fill('Auswertung in R');
  await keys.getByRole('checkbox', { name: 'Antworten lesen und exportieren' }).check();
  await keys.getByLabel('Ihr Passwort').fill(product.account.password);
  await keys.getByRole('button', { name: 'Anlegen', exact: true }).click();
  const key = await keys.getByRole('textbox', { name: 'API-Schlüssel' }).inputValue();
  await keepPicture(page, { path: 'artefacts/looked-at/account-key-shown.png', fullPage: true });
  const { total } = await callOrThrow(product.url, 'resultOverview', { survey_id, filter: '' }, key);
  expect(total).toBe(1);
  await expect(callOrThrow(product.url, 'account', {}, key)).rejects.toThrow('401');
});
