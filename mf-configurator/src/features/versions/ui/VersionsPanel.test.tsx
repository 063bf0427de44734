import type { Version } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, cleanup, render, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { VersionsPanel } from './VersionsPanel.tsx';

const anna = { user_id: 'u1', name: 'Anna Arndt' };
const pilot: Version = {
  version_id: '6f1a9c1e-3f0e-4f5d-9a57-0c5a3d6a1b10',
  name: 'Vor dem Pilot',
  revision: 4,
  author: anna,
  created_at: new Date(2026, 10, 21, 14, 5).getTime(),
};
let api: ReturnType<typeof fakeAuthorApi>;
afterEach(() => {
  cleanup();
  api.restore();
  $notice.set(null);
});

const noPublications = { publications: [], more: false };

function open({
  kept = [pilot],
  saved = 9,
  readOnly = false,
  isBroken = (): boolean => false,
  publications = () => Promise.resolve(noPublications),
} = {}) {
  const versions = new Map(kept.map((version) => [version.version_id, version]));
  const deleted = new Map<string, Version>();
  api = fakeAuthorApi({
    versions: () => {
      if (isBroken()) throw new Error('aus');
      return { versions: [...versions.values()] };
    },
    publications,
    keepVersion: ({ version_id, name, revision }) => {
      const known = versions.get(version_id) ?? deleted.get(version_id);
      const version = { ...pilot, ...known, version_id, name, revision: known?.revision ?? Number(revision) };
      versions.set(version_id, version);
      return { version };
    },
    deleteVersion: ({ version_id }) => {
      const version = versions.get(version_id);
      if (version) deleted.set(version_id, version);
      versions.delete(version_id);
      return { msg: 'success' };
    },
  });
  const onGoTo = vi.fn(() => Promise.resolve());
  const onCompare = vi.fn();
  render(<VersionsPanel survey_id="s1" saved={saved} readOnly={readOnly} onGoTo={onGoTo} onCompare={onCompare} />);
  return { user: userEvent.setup(), onGoTo, onCompare };
}
const callsOf = (wanted: string) => api.made.filter(({ name }) => name === wanted).map(({ request }) => request);

test('the present state gets a name and stands above older ones', async () => {
  const { user } = open();
  await screen.findByText('Vor dem Pilot');
  await user.type(screen.getByRole('textbox', { name: 'Name für die jetzige Version' }), 'Nach dem Pilot{Enter}');
  const list = screen.getByRole('list', { name: /^Versionen und Veröffentlichungen/ });
  expect(await within(list).findByText('Nach dem Pilot')).toBeTruthy();
  expect(callsOf('keepVersion')).toMatchObject([{ survey_id: 's1', name: 'Nach dem Pilot', revision: 9 }]);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toMatchObject([expect.stringContaining('Nach dem Pilot'), expect.stringContaining('Anna Arndt')]);
});

test('a state that gets its name while the list is on its way stands in it', async () => {
  const arrive: (() => void)[] = [];
  const { user } = open({
    kept: [],
    publications: () => new Promise((resolve) => arrive.push(() => resolve(noPublications))),
  });
  await waitFor(() => expect(callsOf('versions')).toHaveLength(1));
  await user.type(screen.getByRole('textbox', { name: 'Name für die jetzige Version' }), 'Pilot{Enter}');
  await waitFor(() => expect($notice.get()?.text).toBe('Die Version „Pilot“ ist gespeichert.'));
  await waitFor(() => expect(callsOf('versions')).toHaveLength(2));
  for (const answer of arrive) answer();
  expect(await screen.findByRole('listitem')).toHaveProperty('textContent', expect.stringContaining('Pilot'));
});

test('a name can be changed, its state gone back to, and a deleted one comes back from the notice', async () => {
  const { user, onGoTo, onCompare } = open();
  await user.click(await screen.findByRole('button', { name: 'Umbenennen: Vor dem Pilot' }));
  const field = screen.getByRole('textbox', { name: 'Neuer Name für „Vor dem Pilot“' });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'Pilot{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Zu dieser Version zurückgehen: Pilot' }));
  expect(onGoTo).toHaveBeenCalledWith(4, 'Pilot');
  await user.click(screen.getByRole('button', { name: 'Mit jetzt vergleichen: Pilot' }));
  expect(onCompare).toHaveBeenCalledWith(4);

  await user.click(screen.getByRole('button', { name: 'Löschen: Pilot' }));
  await screen.findByText('Noch keine Versionen');
  expect($notice.get()?.text).toBe('Die Version „Pilot“ ist gelöscht. Der Dialog bleibt, wie er ist.');
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('Pilot')).toBeTruthy();
  expect(callsOf('keepVersion').at(-1)).toEqual({ survey_id: 's1', version_id: pilot.version_id, name: 'Pilot' });
});

test('who may only look sees the list; a fault says what is safe and can be tried again', async () => {
  let isBroken = true;
  const { user } = open({ readOnly: true, isBroken: () => isBroken });
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByText(/Ihr Dialog ist davon nicht betroffen/)).toBeTruthy();
  isBroken = false;
  await user.click(again);
  await screen.findByText('Vor dem Pilot');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Löschen/ })).toBeNull();
});
