import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Screen } from './Screen.ts';

const share = { who: 'author', path: (id: string) => `/share/${id}`, heading: 'Teilen' } as const;
const account = { who: 'author', path: () => '/account', heading: 'Einstellungen' } as const;
const at = Date.UTC(2026, 10, 20, 9, 30);
const idOf = (place: number) => `0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0${place}`;

const webhook = {
  webhook_id: idOf(1),
  url: 'https://automatisierung.donaudampfschifffahrtsgesellschaft.example.org/eingang/dialogwerk?mandant=4711',
  events: ['conversation.started', 'question.answered', 'conversation.finished', 'conversation.screened_out'],
  with_answers: true,
  state: 'on',
  failing_since: at,
  earlier_secret_until: null,
  waiting: 12,
  failed: 3,
};
const webhooks = [
  webhook,
  { ...webhook, webhook_id: idOf(2), url: 'https://crm.example.org/hook', state: 'failing', with_answers: false },
  { ...webhook, webhook_id: idOf(3), url: 'https://www.example.org/', state: 'off', failing_since: null, failed: 0 },
];
const delivery = {
  delivery_id: idOf(4),
  event: 'question.answered',
  unique_question_id: 'f1',
  happened_at: at,
  outcome: 'failed',
  attempts: 14,
  tried_at: at,
  next_attempt_at: null,
  status: 503,
  took_ms: 1_204,
  fault: null,
  response: '<html><body>Service Unavailable, bitte versuchen Sie es später noch einmal</body></html>',
};
const deliveries = [
  {
    ...delivery,
    delivery_id: idOf(5),
    outcome: 'waiting',
    attempts: 2,
    next_attempt_at: at + 60_000,
    status: null,
    fault: 'timeout',
    response: '',
  },
  delivery,
  {
    ...delivery,
    delivery_id: idOf(6),
    event: 'sample',
    outcome: 'delivered',
    attempts: 1,
    status: 200,
    response: 'ok',
  },
];
const feed = {
  feed_id: idOf(7),
  with_texts: true,
  separator: 'comma',
  content: 'labels',
  path: '/api/feeds/AZiyxH1uehCcUW8vP5obCpZk3mQv1yYg7f0cQpJw0rVZt2uX4n8aB6dE9hK1mN3p.csv',
  made_at: at,
  fetched_at: at,
};
const key = {
  key_id: idOf(8),
  name: 'Rindfleischetikettierungsüberwachungsauswertung in R',
  scopes: ['dialogs:read', 'results:read', 'invitees:write'],
  hint: 'x7Qe',
  made_at: at,
  ends_at: at,
  last_used_at: at,
};

const open = (page: Page) => page.getByRole('button', { name: 'Verbindungen einrichten' }).click();
/** Because axe takes a button that the bar covers in part for one that is too small. */
const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));
const told = async (page: Page): Promise<void> => {
  await page.route('**/api/surveys/*/webhooks', (route) => route.fulfill({ json: { webhooks } }));
  await page.route('**/api/surveys/*/webhooks/*/deliveries', (route) => route.fulfill({ json: { deliveries } }));
  await page.route('**/api/surveys/*/feed', (route) => route.fulfill({ json: { feed } }));
};

/** What a dialog is connected with, and the keys of a person: nothing, much, being set up, and not to be had. */
export const connectionScreens: readonly Screen[] = [
  {
    ...share,
    name: 'connections-empty',
    act: async (page) => {
      await open(page);
      await expect(page.getByText('Noch wird kein System benachrichtigt.')).toBeVisible();
      await expect(page.getByText('Noch gibt es keine Adresse.')).toBeVisible();
    },
  },
  {
    ...share,
    name: 'connections-full',
    prepare: told,
    act: async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Protokoll', exact: true }).first().click();
      await expect(page.getByText('Service Unavailable')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Formel für Google Sheets' })).toBeVisible();
      await toTop(page);
    },
  },
  {
    ...share,
    name: 'connections-form',
    act: async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Webhook hinzufügen' }).click();
      await page.getByLabel('Adresse Ihres Systems').fill('www.example.org');
      await page.getByRole('switch', { name: 'Antworten mitsenden' }).check();
      await page.getByRole('button', { name: 'Webhook anlegen' }).click();
      await expect(page.getByText('Bitte geben Sie eine ganze Adresse an', { exact: false })).toBeVisible();
      await toTop(page);
    },
  },
  {
    ...share,
    name: 'connections-failing',
    prepare: async (page) => {
      const down = { status: 409, json: { msg: 'Der Server ruht gerade.', code: 'server/unexpected' } };
      await page.route('**/api/surveys/*/webhooks', (route) => route.fulfill(down));
      await page.route('**/api/surveys/*/feed', (route) => route.fulfill(down));
    },
    act: async (page) => {
      await open(page);
      await expect(page.getByText('Die Webhooks konnten nicht geladen werden.', { exact: false })).toBeVisible();
      await expect(page.getByText('Die Adresse der Tabelle konnte nicht', { exact: false })).toBeVisible();
    },
  },
  {
    ...account,
    name: 'account-keys',
    prepare: (page) =>
      page.route('**/api/account/keys', (route) =>
        route.fulfill({
          json: { keys: [key, { ...key, key_id: idOf(9), name: 'CI', ends_at: null, last_used_at: null }] },
        }),
      ),
    act: async (page) => {
      await page.getByRole('button', { name: 'API-Schlüssel anlegen' }).click();
      await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
      await expect(page.getByText('Bitte geben Sie dem Schlüssel einen Namen.')).toBeVisible();
    },
  },
];
