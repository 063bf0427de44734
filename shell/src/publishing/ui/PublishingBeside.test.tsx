import { $publishing, openPublishing } from '@dialogwerk/shared/state';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aModule } from '../../testing/aModule.tsx';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { inWindow } from '../../testing/inWindow.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
  inWindow('(min-width: 1440px)');
});
afterEach(() => {
  closeApp();
  $publishing.set(null);
  vi.unstubAllGlobals();
});

function open(at: string) {
  const screens = { Publishing: () => <p>Die Schritte sind da</p>, Analyse: () => <h1>Analyse ist da</h1> };
  return openApp(at, {}, { 'mf-configurator': () => aModule('mf-configurator', { screens }) });
}
const aside = () => screen.findByRole('complementary', { name: 'Veröffentlichung' });

test('the bar says how the dialog stands, and opens the steps of the module that has them; Escape gives the focus back', async () => {
  const { user } = open('/analyse/a');
  const button = await screen.findByRole('button', { name: 'Veröffentlichung: Veröffentlicht' });
  await user.click(button);
  expect($publishing.get()).toEqual({ kind: 'dialog', survey_id: 'a' });
  expect(await within(await aside()).findByText('Die Schritte sind da')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Veröffentlichung' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Veröffentlichung' })).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('going elsewhere closes the steps, and where the screen says the state itself the bar does not', async () => {
  const { go } = open('/analyse/a');
  await screen.findByRole('button', { name: /^Veröffentlichung: / });
  act(() => openPublishing({ kind: 'multi-chat', id: 7 }));
  await aside();
  await go('/share/a');
  await screen.findByText('Share ist da');
  await waitFor(() => expect($publishing.get()).toBeNull());
  expect(screen.queryByRole('button', { name: /^Veröffentlichung: / })).toBeNull();
});
