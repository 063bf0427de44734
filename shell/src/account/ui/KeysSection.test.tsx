import { ApiError } from '@dialogwerk/shared/clients';
import type { ApiKey } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

const aKey = (fields: Partial<ApiKey> = {}): ApiKey => ({
  key_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0a',
  name: 'Auswertung in R',
  scopes: ['results:read'],
  hint: 'x7Qe',
  made_at: 1,
  ends_at: null,
  last_used_at: null,
  ...fields,
});

async function open(keys: readonly ApiKey[], answers: Parameters<typeof openApp>[1] = {}) {
  const server = { keys: [...keys] };
  const app = openApp('/account', {
    account: () => anAccount(),
    sessions: () => ({ sessions: [] }),
    invitations: () => ({ invitations: [] }),
    apiKeys: () => ({ keys: server.keys }),
    revokeApiKey: ({ is_revoked }) => ({ keys: (server.keys = is_revoked ? [] : [aKey()]) }),
    ...answers,
  });
  const section = within(await screen.findByRole('region', { name: 'API-Schlüssel' }));
  return { ...app, section };
}

test('a key is made with its rights, its end and the password, and shown until it is kept', async () => {
  const made: unknown[] = [];
  const { user, section } = await open([], {
    createApiKey: (wanted) => {
      made.push(wanted);
      if (wanted.password !== 'richtig')
        throw new ApiError('createApiKey', 409, { msg: 'Das Passwort ist falsch.', field: 'password' });
      return { key: aKey(), secret: 'dialogwerk_abc' };
    },
  });
  expect(await section.findByText('Sie haben keinen API-Schlüssel.')).toBeDefined();
  await user.click(section.getByRole('button', { name: 'API-Schlüssel anlegen' }));
  await user.type(section.getByLabelText('Name'), 'Auswertung in R');
  await user.type(section.getByLabelText('Ihr Passwort'), 'falsch');
  await user.click(section.getByRole('button', { name: 'Anlegen' }));
  expect(await section.findByText('Bitte wählen Sie mindestens ein Recht.')).toBeDefined();
  expect(made).toEqual([]);
  await user.click(section.getByRole('checkbox', { name: 'Antworten lesen und exportieren' }));
  await user.click(section.getByRole('button', { name: 'Anlegen' }));
  expect(await section.findByText('Das Passwort ist falsch.')).toBeDefined();
  await user.clear(section.getByLabelText('Ihr Passwort'));
  await user.type(section.getByLabelText('Ihr Passwort'), 'richtig');
  await user.click(section.getByRole('button', { name: 'Anlegen' }));
  expect(await section.findByDisplayValue('dialogwerk_abc')).toBeDefined();
  expect(made.at(-1)).toMatchObject({ name: 'Auswertung in R', scopes: ['results:read'] });
  await user.click(section.getByRole('button', { name: 'Ich habe ihn aufbewahrt' }));
  expect(section.queryByDisplayValue('dialogwerk_abc')).toBeNull();
});

test('a key says what it may, how it ends and when it was used, and is revoked with the way back', async () => {
  const { user, section } = await open([aKey({ last_used_at: 1_780_000_000_000 })]);
  expect(
    await section.findByText(/Antworten lesen und exportieren · endet auf x7Qe · zuletzt benutzt .* · gilt, bis Sie/),
  ).toBeDefined();
  await user.click(section.getByRole('button', { name: 'API-Schlüssel sperren: Auswertung in R' }));
  expect(await section.findByText('Sie haben keinen API-Schlüssel.')).toBeDefined();
  await waitFor(() => expect($notice.get()?.text).toContain('gilt nicht mehr'));
  act(() => $notice.get()?.action?.run());
  expect(await section.findByText('Auswertung in R')).toBeDefined();
});

test('keys that cannot be loaded say so, and one that has run out does, too', async () => {
  let isDown = true;
  const { user, section } = await open([], {
    apiKeys: () => {
      if (isDown) throw new ApiError('apiKeys', 409, { msg: 'Der Server ruht.' });
      return { keys: [aKey({ ends_at: 1 })] };
    },
  });
  expect(await section.findByText('Die API-Schlüssel konnten nicht geladen werden.')).toBeDefined();
  isDown = false;
  await user.click(section.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await section.findByText(/abgelaufen am/)).toBeDefined();
});
