import type { DialogSecret } from '@dialogwerk/shared/contract';
import { ApiError } from '@dialogwerk/shared/clients';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, fireEvent, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { aBlock } from '../../../../testing/aDialog.ts';
import { field, press, renderInspector, write } from '../../testing/renderInspector.tsx';

const SURVEY = 'survey0000001';
const VALUE = 'abcdef-123456';
const aSecret = (name: string): DialogSecret => ({
  name,
  set_at: Date.UTC(2026, 10, 22, 12),
  set_by: 'Ada Lovelace',
  readable: true,
  hosts: ['example.org'],
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  cleanup();
  api?.restore();
});

/** The inspector of a request, in a dialog that has these secrets. */
async function draw(secrets: readonly DialogSecret[], block = aBlock('api', 'a', { url: 'https://example.org/' })) {
  let kept = [...secrets];
  const keep = (name: string) => {
    kept = [...kept.filter((other) => other.name !== name), aSecret(name)];
    return { secret: aSecret(name) };
  };
  api = fakeAuthorApi({
    listSecrets: () => ({ secrets: kept }),
    setSecret: ({ name }) => {
      if (name === 'ZU_VIEL') throw new ApiError('setSecret', 409, { msg: 'Ein Dialog hat höchstens 50 Geheimnisse.' });
      return keep(name);
    },
    deleteSecret: ({ name }) => {
      kept = kept.filter((other) => other.name !== name);
      return { msg: 'success' };
    },
    restoreSecret: ({ name }) => keep(name),
  });
  const rendered = renderInspector(block);
  await screen.findByRole('button', { name: 'Geheimnis hinzufügen' });
  return { ...rendered, api };
}

/** The calls about secrets; those that the inspector needs otherwise are left out. */
const callsOf = (drawn: Awaited<ReturnType<typeof draw>>) =>
  drawn.api.made.flatMap(({ name }) => (name.toLowerCase().includes('secret') ? [name] : []));

const password = (name: string) => screen.getByLabelText(name, { selector: 'input[type="password"]' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));

test('a secret is named and written, and its value is nowhere afterwards', async () => {
  const drawn = await draw([]);
  press('Geheimnis hinzufügen');
  send();
  expect(screen.getByText(/Der Name beginnt mit einem Buchstaben/)).toBeTruthy();
  expect(callsOf(drawn)).toEqual(['listSecrets']);
  write(/^Name/, 'CRM_TOKEN');
  fireEvent.change(password('Wert'), { target: { value: 'kurz' } });
  send();
  expect(screen.getByText(/6 bis 4.000 Zeichen/)).toBeTruthy();
  fireEvent.change(password('Wert'), { target: { value: VALUE } });
  expect(screen.getByLabelText('Nur an diese Server senden')).toHaveProperty('value', 'example.org');
  write('Nur an diese Server senden', ' ');
  send();
  expect(screen.getByText(/mindestens einen Server/)).toBeTruthy();
  write('Nur an diese Server senden', 'https://API.example.org/v1; crm.example.org:8443');
  send();
  await screen.findByText('CRM_TOKEN');
  expect(drawn.api.made.find(({ name }) => name === 'setSecret')).toMatchObject({
    name: 'setSecret',
    request: {
      survey_id: SURVEY,
      name: 'CRM_TOKEN',
      value: VALUE,
      hosts: ['api.example.org', 'crm.example.org:8443'],
    },
  });
  expect(screen.getByText('Geht nur an example.org')).toBeTruthy();
  expect(drawn.told).toEqual(['„CRM_TOKEN“ ist hinterlegt.']);
  expect(screen.queryByLabelText('Wert', { selector: 'input' })).toBeNull();
  expect(document.body.innerHTML).not.toContain(VALUE);
  expect(screen.getByText(/Hinterlegt am 22\.11\.2026, .* von Ada Lovelace/)).toBeTruthy();
});

test('why it was not kept is said, and what was typed stays', async () => {
  await draw([]);
  press('Geheimnis hinzufügen');
  write(/^Name/, 'ZU_VIEL');
  fireEvent.change(password('Wert'), { target: { value: VALUE } });
  send();
  await screen.findByText(/nicht gespeichert\. .*höchstens 50/);
  expect(password('Wert')).toHaveProperty('value', VALUE);
});

test('its placeholder is written where the caret was, in a header as in the address', async () => {
  const headers = [{ name: 'Authorization', value: 'Bearer ' }];
  const { handedOn } = await draw([aSecret('KEY')], aBlock('api', 'a', { url: 'https://example.org/?k=', headers }));
  press('KEY einsetzen');
  fireEvent.blur(field('Adresse (URL)'));
  await waitFor(() => expect(handedOn()).toEqual([{ url: 'https://example.org/?k={{secret.KEY}}' }]));
  expect(screen.queryByText(/gibt es nicht/)).toBeNull();
  const value = field('Wert');
  value.focus();
  press('KEY einsetzen');
  expect(document.activeElement).toBe(value);
  fireEvent.blur(value);
  await waitFor(() =>
    expect(handedOn().at(-1)).toEqual({ headers: [{ name: 'Authorization', value: 'Bearer {{secret.KEY}}' }] }),
  );
});

test('one that is there gets another value under its name; one that the server cannot decrypt says so', async () => {
  const drawn = await draw([{ ...aSecret('KEY'), readable: false }]);
  expect(screen.getByText(/nicht mehr entschlüsseln/)).toBeTruthy();
  press('KEY ersetzen');
  fireEvent.change(password('Neuer Wert von KEY'), { target: { value: VALUE } });
  send();
  await waitFor(() => expect(screen.queryByText(/nicht mehr entschlüsseln/)).toBeNull());
  expect(drawn.api.made.find(({ name }) => name === 'setSecret')).toMatchObject({
    request: { name: 'KEY', value: VALUE },
  });
});

test('a deleted one is gone at once and comes back', async () => {
  const drawn = await draw([aSecret('KEY')]);
  press('KEY löschen');
  await screen.findByText(/„KEY“ ist gelöscht/);
  expect(screen.queryByRole('button', { name: 'KEY löschen' })).toBeNull();
  press('Rückgängig');
  await screen.findByRole('button', { name: 'KEY löschen' });
  expect(screen.queryByText(/ist gelöscht/)).toBeNull();
  expect(callsOf(drawn)).toEqual(['listSecrets', 'deleteSecret', 'listSecrets', 'restoreSecret', 'listSecrets']);
});

test('a list that did not come is said, with the way to try again', async () => {
  api = fakeAuthorApi({});
  renderInspector(aBlock('api', 'a'));
  expect(await screen.findByText(/Die Geheimnisse ließen sich nicht laden/)).toBeTruthy();
  api.restore();
  api = fakeAuthorApi({ listSecrets: () => ({ secrets: [aSecret('KEY')] }) });
  press('Erneut versuchen');
  await screen.findByText('KEY');
});

test('who may only look is told that address, headers, body and secrets are not for them', () => {
  renderInspector(aBlock('api', 'a'), { readOnly: true });
  expect(screen.getByText(/sehen nur Personen, die den Dialog bearbeiten dürfen/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Geheimnisse' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Adresse (URL)' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Was die Antwort liefert' })).toBeTruthy();
});
