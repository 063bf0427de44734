import { ApiError } from '@dialogwerk/shared/clients';
import type { Feed, Webhook, WebhookDelivery } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Share } from '../../screens/Share.tsx';
import { anOverview } from '../../testing/anOverview.ts';
import { nobodyElse } from '../../testing/nobodyElse.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { aDelivery, aWebhook } from '../../testing/aWebhook.ts';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/Connections.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

async function open(
  webhooks: readonly Webhook[],
  answers: Parameters<typeof fakeAuthorApi>[0] = {},
  deliveries: readonly WebhookDelivery[] = [],
  survey = aSurvey(),
) {
  api = fakeAuthorApi({
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    surveyPublicName: () => ({ name: null, former: [] }),
    linkParameters: () => ({ names: [] }),
    webhooks: () => ({ webhooks: [...webhooks] }),
    webhookDeliveries: () => ({ deliveries: [...deliveries] }),
    feed: () => ({ feed: null }),
    ...answers,
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  const calls = api.made;
  const made = (name: string) => calls.flatMap((call) => (call.name === name ? [call.request] : []));
  return { ...opened, made };
}
async function openPanel(...parts: Parameters<typeof open>) {
  const opened = await open(...parts);
  await opened.user.click(await screen.findByRole('button', { name: 'Verbindungen einrichten' }));
  return opened;
}

test('a webhook is added with its address and events, and its secret is shown until it is kept', async () => {
  const { user, made } = await openPanel([], { createWebhook: () => ({ webhook: aWebhook(), secret: 'whsec_abc' }) });
  expect(await screen.findByText('Noch wird kein System benachrichtigt.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Webhook hinzufügen' }));
  await user.type(screen.getByLabelText('Adresse Ihres Systems'), 'www.example.org');
  await user.click(screen.getByRole('button', { name: 'Webhook anlegen' }));
  expect(screen.getByText(/Bitte geben Sie eine ganze Adresse an/)).toBeDefined();
  expect(made('createWebhook')).toEqual([]);
  await user.clear(screen.getByLabelText('Adresse Ihres Systems'));
  await user.type(screen.getByLabelText('Adresse Ihres Systems'), 'https://www.example.org/hook');
  await user.click(screen.getByRole('checkbox', { name: 'Frage beantwortet' }));
  await user.click(screen.getByRole('button', { name: 'Webhook anlegen' }));
  expect(await screen.findByDisplayValue('whsec_abc')).toBeDefined();
  expect(made('createWebhook')).toMatchObject([
    {
      url: 'https://www.example.org/hook',
      events: ['question.answered', 'conversation.finished'],
      with_answers: false,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Ich habe ihn aufbewahrt' }));
  expect(screen.queryByDisplayValue('whsec_abc')).toBeNull();
});

test('a sample says what became of it, and why it was not taken', async () => {
  const delivery = aDelivery({ event: 'sample', outcome: 'failed', status: 302, response: '' });
  const { user } = await openPanel([aWebhook()], { testWebhook: () => ({ delivery }) });
  await user.click(await screen.findByRole('button', { name: 'Probe senden' }));
  expect(await screen.findByText(/Der Empfänger leitet weiter \(302\)/)).toBeDefined();
});

test('one that was taken away is gone at once and comes back by one click', async () => {
  const server = { webhooks: [aWebhook()] };
  const { user, made } = await openPanel([], {
    webhooks: () => ({ webhooks: [...server.webhooks] }),
    removeWebhook: ({ is_removed }) => {
      server.webhooks = is_removed ? [] : [aWebhook()];
      return { msg: 'success' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(screen.queryByText('https://www.example.org/hook')).toBeNull());
  await waitFor(() => expect($notice.get()?.action).toBeDefined());
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('https://www.example.org/hook')).toBeDefined();
  expect(made('removeWebhook')).toMatchObject([{ is_removed: true }, { is_removed: false }]);
});

test('one that was switched off says why, and is switched on again', async () => {
  const { user, made } = await openPanel([aWebhook({ state: 'failing', failed: 12 })], {
    setWebhook: () => ({ webhook: aWebhook() }),
  });
  expect(
    await screen.findByText(/weil einen Tag lang nichts angenommen wurde · 12 Nachrichten nicht angenommen/),
  ).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'www.example.org benachrichtigen' }));
  await waitFor(() => expect(made('setWebhook')).toMatchObject([{ is_on: true, url: 'https://www.example.org/hook' }]));
});

test('the log says what was sent and how it went, and sends it again', async () => {
  const failed = aDelivery({ outcome: 'failed', status: 500, response: 'kaputt', attempts: 9 });
  const { user, made } = await openPanel([aWebhook({ failed: 1 })], { replayWebhook: () => ({ replayed: 1 }) }, [
    failed,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Protokoll' }));
  const log = within(await screen.findByRole('region', { name: 'Protokoll von www.example.org' }));
  expect(await log.findByText('Nicht angenommen · 9 Versuche · Antwort 500 nach 12 ms')).toBeDefined();
  expect(log.getByText('kaputt')).toBeDefined();
  await user.click(log.getByRole('button', { name: 'Alle nicht angenommenen erneut senden' }));
  await user.click(log.getByRole('button', { name: /^Gespräch beendet, .*: erneut senden$/ }));
  expect(made('replayWebhook')).toMatchObject([{ delivery_id: null }, { delivery_id: failed.delivery_id }]);
  expect($notice.get()?.text).toBe('1 Nachricht wird erneut gesendet.');
});

test('what cannot be loaded says so, with the way to try again', async () => {
  let isDown = true;
  const { user } = await openPanel([], {
    webhooks: () => {
      if (isDown) throw new ApiError('webhooks', 409, { msg: 'Der Server ruht.' });
      return { webhooks: [] };
    },
  });
  expect(await screen.findByText('Die Webhooks konnten nicht geladen werden. Der Server ruht.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Noch wird kein System benachrichtigt.')).toBeDefined();
});

test('who may not share is told who may', async () => {
  await open([], {}, [], aSurvey({ analyse: 0 }));
  expect(await screen.findByText(/^Verbindungen mit anderen Systemen sehen und bestimmen nur/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Verbindungen einrichten' })).toBeNull();
});

test('a table has an address that says what it gives away, gives more by choice, and ends with the way back', async () => {
  const server: { feed: Feed | null } = { feed: null };
  const { user, made } = await openPanel([], {
    feed: () => server,
    setFeed: ({ feed }) => {
      server.feed = feed && { ...feed, path: `/api/feeds/${feed.feed_id}.csv`, made_at: 1, fetched_at: null };
      return server;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Adresse anlegen' }));
  const formula = await screen.findByLabelText<HTMLInputElement>('Formel für Google Sheets');
  expect(formula.value).toMatch(/^=IMPORTDATA\("http.*\.csv"\)$/);
  expect(screen.getByText(/Freie Texte und Parameter des Links fehlen/)).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'Freie Texte und Parameter des Links mitgeben' }));
  expect(await screen.findByText(/Darin können Namen und andere persönliche Angaben stehen/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Adresse sperren' }));
  expect(await screen.findByText('Noch gibt es keine Adresse.')).toBeDefined();
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Die Adresse gilt nicht mehr/));
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByLabelText('Formel für Google Sheets')).toBeDefined();
  expect(made('setFeed')).toMatchObject([
    { feed: { with_texts: false } },
    { feed: { with_texts: true } },
    { feed: null },
    { feed: { with_texts: true } },
  ]);
});
