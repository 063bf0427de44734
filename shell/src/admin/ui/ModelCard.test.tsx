import type { CallResponse } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderPart, screen, waitFor, within } from '@dialogwerk/shared/testing/part';
import { $notice } from '@dialogwerk/shared/state';
import { afterEach, expect, test } from 'vitest';
import { ModelCard } from './ModelCard.tsx';

let restore = (): void => {};
afterEach(() => restore());

/** The card over answers of the test's own. */
function open(answers: Parameters<typeof fakeAuthorApi>[0]) {
  const api = fakeAuthorApi(answers);
  ({ restore } = api);
  const made = (name: string): object[] => api.made.filter((call) => call.name === name).map(({ request }) => request);
  return { ...renderPart(ModelCard), made };
}

const set = { seconds: 40, price: { sent: 0.15, answered: 0.6, currency: 'EUR' } };
const connected: CallResponse<'adminModel'> = {
  main: { host: 'api.mistral.ai', model: 'mistral-small', provider: 'mistral', outside: true, ...set },
  reserve: { host: '10.0.0.7:8000', model: 'klein', provider: 'ollama', outside: false, seconds: null, price: null },
  by_environment: true,
  urls: { main: 'https://api.mistral.ai/v1', reserve: 'http://10.0.0.7:8000' },
  running: 2,
  waiting: 1,
  budgets: { conversation: 100_000, survey: 2_000_000, day: 10_000_000 },
  today: { tokens: 9_000_000, calls: 1_234, faults: [{ fault: 'timeout', count: 3 }] },
};

test('models are told with what they used and where they failed, and tried one by one', async () => {
  const { user, made } = open({
    adminModel: () => connected,
    adminTryModel: ({ endpoint }) =>
      endpoint === 'main'
        ? { fault: null, sentence: 'Das Sprachmodell antwortet.', took_ms: 1_210, structured: false, thinks: true }
        : {
            fault: 'network',
            sentence: 'Das Sprachmodell ist nicht erreichbar.',
            took_ms: 20,
            structured: false,
            thinks: false,
          },
  });
  expect(await screen.findByText('mistral-small, api.mistral.ai (außerhalb Ihres Netzes)')).toBeDefined();
  const card = within(screen.getByRole('region', { name: 'Sprachmodell' }));
  expect(card.getByText('klein, 10.0.0.7:8000 (in Ihrem Netz)')).toBeDefined();
  const facts = screen.getByRole('region', { name: 'Sprachmodell' }).textContent;
  expect(facts).toMatch(/AnbieterMistralWartezeithöchstens 40 sPreisje Million Tokens 0,15.*0,60/);
  expect(facts).toMatch(/ReserveOllama.*60 s.*unbekannt/);
  const used = screen.getByRole('region', { name: 'Sprachmodell: Heute' });
  expect(used.textContent).toContain('9.000.000 von 10.000.000');
  expect(used.textContent).toContain('zu langsam (3)');
  expect(within(used).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90');

  await user.click(card.getByRole('button', { name: 'Erstes Modell prüfen' }));
  expect(
    await card.findByText(
      /Das Sprachmodell antwortet\. \(nach 1\.210 ms\) Es hält sich nicht.*Es denkt vor jeder Antwort nach/,
    ),
  ).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Reserve prüfen' }));
  const fault = await card.findByText('Das Sprachmodell ist nicht erreichbar. (nach 20 ms)');
  expect(fault.textContent).not.toContain('Formen');
  expect(made('adminTryModel')).toEqual([{ endpoint: 'main' }, { endpoint: 'reserve' }]);
  await waitFor(() => expect(made('adminModel')).toHaveLength(3));
});

const none: CallResponse<'adminModel'> = {
  ...connected,
  by_environment: false,
  main: null,
  reserve: null,
  urls: { main: null, reserve: null },
};

test('without a model one is connected here: address where it is needed, key for the server alone', async () => {
  let state = none;
  const { user, made } = open({
    adminModel: () => state,
    adminSetModel: () => {
      state = { ...connected, by_environment: false, reserve: null, urls: { ...connected.urls, reserve: null } };
      return { msg: 'success' };
    },
  });
  expect(await screen.findByText(/Es ist kein Sprachmodell angeschlossen/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /prüfen/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Erstes Modell verbinden' }));
  const form = within(screen.getByRole('form', { name: 'Erstes Modell verbinden' }));
  await user.click(form.getByRole('button', { name: 'Verbinden' }));
  expect(await form.findByText('Bitte geben Sie an, wie das Modell heißt.')).toBeDefined();
  expect(form.getByText(/Bitte geben Sie eine Adresse an/)).toBeDefined();
  await user.selectOptions(form.getByLabelText('Anbieter'), 'mistral');
  await user.type(form.getByLabelText('Modell'), 'mistral-small');
  await user.type(form.getByLabelText('Schlüssel'), 'geheim');
  await user.click(form.getByRole('button', { name: 'Verbinden' }));
  expect(await screen.findByRole('button', { name: 'Erstes Modell ändern' })).toBeDefined();
  expect(made('adminSetModel')).toEqual([
    { endpoint: 'main', provider: 'mistral', model: 'mistral-small', url: null, key: 'geheim' },
  ]);
  expect(screen.queryByDisplayValue('geheim')).toBeNull();
});

test('a model that was disconnected is brought back with the key that the server keeps', async () => {
  const { user, made } = open({
    adminModel: () => ({ ...connected, by_environment: false, reserve: null }),
    adminSetModel: () => ({ msg: 'success' }),
    adminRemoveModel: () => ({ msg: 'success' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Erstes Modell trennen' }));
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  $notice.get()?.action?.run();
  await waitFor(() =>
    expect(made('adminSetModel')).toEqual([
      { endpoint: 'main', provider: 'mistral', model: 'mistral-small', url: 'https://api.mistral.ai/v1' },
    ]),
  );
});

test('models of the environment cannot be changed, and it says so', async () => {
  open({ adminModel: () => connected });
  expect(await screen.findByText(/Festgelegt durch die Umgebung/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /ändern|trennen|verbinden/ })).toBeNull();
});
