import { $errorDialog, $help, $notice, $session, $survey, showNotice } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { act, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellRefusedWrites } from '../effects/blameWriter.ts';
import { reporter } from '../../reports/reporter.ts';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
  // React tells of each caught crash there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(closeApp);

/** Looks right when it is written, and fails once it is drawn. */
function failing<Value extends object>(value: Value, field: keyof Value): Value {
  const right = value[field];
  let reads = 0;
  return Object.defineProperty({ ...value }, field, {
    enumerable: true,
    get: () => {
      reads += 1;
      if (reads > 1) throw new TypeError('kaputt');
      return right;
    },
  });
}

/** Has a module's file be the one that writes. */
function asModule(write: () => void): void {
  const call: unknown = runInThisContext('(write) => write()', { filename: file });
  if (typeof call === 'function') call(write);
}

const file = 'https://e.org/remotes/mf-share/v7/assets/a.js';

test.each([
  ['notice', () => $notice.set(failing({ id: 1, text: 'Gespeichert', action: null }, 'text'))],
  ['error dialog', () => $errorDialog.set(failing({ title: 'Fehler', additional: '' }, 'title'))],
])('a crash of the %s leaves bar and screen as they are, and counts against who wrote', async (_, write) => {
  const told = vi.spyOn(reporter, 'fault');
  openApp('/share/a');
  expect(await screen.findByRole('heading', { name: 'Share ist da' })).toBeDefined();
  act(() => asModule(write));
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls[0]?.slice(0, 3)).toEqual(['crash', 'mf-share', 'v7']);
  expect(told.mock.calls[0]?.[3]).toMatchObject({ name: 'TypeError', stack: expect.stringContaining(file) });
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Share ist da' })).toBeDefined();
  // What comes next is shown again.
  act(() => showNotice('Wieder da'));
  expect(await screen.findByText('Wieder da')).toBeDefined();
});

test('a bar that crashes leaves the screen, says so, and comes back with the next try', async () => {
  const told = vi.spyOn(reporter, 'faultAt');
  const { user } = openApp('/share/a');
  expect(await screen.findByRole('heading', { name: 'Share ist da' })).toBeDefined();
  act(() => $survey.set(failing(aSurvey({ survey_id: 'a' }), 'survey_name')));
  expect((await screen.findByText(/^Die Kopfzeile lässt sich gerade nicht anzeigen/)).closest('header')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeDefined();
  // Bar and head of the page have each been drawn three times by then.
  await waitFor(() => expect(told).toHaveBeenCalledTimes(6));
  expect(screen.getByRole('heading', { name: 'Share ist da' })).toBeDefined();
  act(() => $survey.set(aSurvey({ survey_id: 'a' })));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('button', { name: /^Profilmenü/ })).toBeDefined();
});

test('what is no value of an atom is refused, told against who wrote it, and everything goes on', async () => {
  tellRefusedWrites();
  const told = vi.spyOn(reporter, 'fault');
  openApp('/share/a');
  expect(await screen.findByRole('heading', { name: 'Share ist da' })).toBeDefined();
  for (const atom of [$notice, $errorDialog, $survey, $session, $help]) {
    const before = atom.get();
    const writable: { readonly set: (value: never) => void } = atom;
    act(() => asModule(() => Reflect.apply(writable.set, atom, [{ sentence: 'Anders' }])));
    expect(atom.get()).toBe(before);
    expect(told.mock.lastCall?.slice(0, 3)).toEqual(['refused-write', 'mf-share', 'v7']);
  }
  expect(screen.getByRole('heading', { name: 'Share ist da' })).toBeDefined();
});
