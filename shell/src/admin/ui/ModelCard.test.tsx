import type { CallResponse } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderPart, screen, waitFor, within } from '@dialogwerk/shared/testing/part';
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

const connected: CallResponse<'adminModel'> = {
  main: { host: 'api.mistral.ai', model: 'mistral-small', outside: true },
  reserve: { host: '10.0.0.7:8000', model: 'klein', outside: false },
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
        ? { fault: null, sentence: 'Das Sprachmodell antwortet.', took_ms: 1_210, structured: false }
        : { fault: 'network', sentence: 'Das Sprachmodell ist nicht erreichbar.', took_ms: 20, structured: false },
  });
  expect(await screen.findByText('mistral-small, api.mistral.ai (außerhalb Ihres Netzes)')).toBeDefined();
  const card = within(screen.getByRole('region', { name: 'Sprachmodell' }));
  expect(card.getByText('klein, 10.0.0.7:8000 (in Ihrem Netz)')).toBeDefined();
  const used = screen.getByRole('region', { name: 'Sprachmodell: Heute' });
  expect(used.textContent).toContain('9.000.000 von 10.000.000');
  expect(used.textContent).toContain('zu langsam (3)');
  expect(within(used).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90');

  await user.click(card.getByRole('button', { name: 'Erstes Modell prüfen' }));
  expect(await card.findByText(/Das Sprachmodell antwortet\. \(nach 1\.210 ms\) Es hält sich nicht/)).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Reserve prüfen' }));
  const fault = await card.findByText('Das Sprachmodell ist nicht erreichbar. (nach 20 ms)');
  expect(fault.textContent).not.toContain('Formen');
  expect(made('adminTryModel')).toEqual([{ endpoint: 'main' }, { endpoint: 'reserve' }]);
  await waitFor(() => expect(made('adminModel')).toHaveLength(3));
});

test('without a model it says how one is connected', async () => {
  open({
    adminModel: () => ({ ...connected, main: null, reserve: null }),
  });
  expect(await screen.findByText(/Es ist kein Sprachmodell angeschlossen/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /prüfen/ })).toBeNull();
});
