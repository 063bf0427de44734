import type { CallResponse } from '@dialogwerk/shared/contract';
import { aSurvey } from '@dialogwerk/shared/testing';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Bereiche des Dialogs' }));
const there = (name: string) => screen.findByRole('heading', { name: `${name} ist da` });

test('the tabs stand in order, open by the flags of the dialog, and mark the active one [§2.46 §2.48]', async () => {
  openApp('/share/a', { dialog: () => aSurvey({ survey_id: 'a', bearbeiten: 0, analyse: 0 }) });
  await there('Share');
  const links = (await tabs()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Bearbeiten', 'Trainieren', 'Testen', 'Teilen', 'Analyse']);
  expect(links.map((link) => link.getAttribute('aria-disabled'))).toEqual(['true', null, null, null, 'true']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page', null]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([null, '/intrance/a', '/assess/a', '/share/a', null]);
});

test('the active tab does nothing, another one opens its area and puts the focus there [§2.49]', async () => {
  const { user, address, asked } = openApp('/share/a');
  await there('Share');
  await user.click((await tabs()).getByRole('link', { name: 'Teilen' }));
  expect(asked).toEqual(['mf-share']);
  await user.click((await tabs()).getByRole('link', { name: 'Testen' }));
  await there('Assess');
  expect(address()).toBe('/assess/a');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.title).toBe('Testen · Zufriedenheit im Team · Dialogwerk');
});

test('the open tab is disabled, too, when its flag is 0 [§2.48]', async () => {
  openApp('/share/a', { dialog: () => aSurvey({ survey_id: 'a', live_switch: 0 }) });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Teilen' }).getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByRole('link', { name: 'Teilen' }).getAttribute('aria-current')).toBe('page');
});

test('a pointer or the focus near a tab fetches its module ahead', async () => {
  const { user, asked } = openApp('/share/a');
  await there('Share');
  await user.hover((await tabs()).getByRole('link', { name: 'Bearbeiten' }));
  act(() => screen.getByRole('link', { name: 'Testen' }).focus());
  expect(asked).toEqual(['mf-share', 'mf-configurator', 'mf-assess-live']);
});

test.each([
  [null, '/analyse/a'],
  [7, '/analyse_multichat/7'],
])('Analyse with the dialog manager %j leads to %s [§2.51]', async (dialog_manager_id, path) => {
  const { user, address, made } = openApp('/share/a', {
    findDialogmanagerStatus: () => ({ msg: 'success', connected_status: { dialog_manager_id, additional_dms: [] } }),
  });
  await there('Share');
  await user.click((await tabs()).getByRole('link', { name: 'Analyse' }));
  await waitFor(() => expect(address()).toBe(path));
  expect(made('findDialogmanagerStatus')).toEqual([{ id: 'a' }]);
});

test('a failed lookup raises the error dialog and stays [§8.24]', async () => {
  const { user, address } = openApp('/share/a');
  await there('Share');
  await user.click((await tabs()).getByRole('link', { name: 'Analyse' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Nicht gefunden.');
  expect(address()).toBe('/share/a');
});

test('who has gone to the dashboard meanwhile is not fetched back to the analysis', async () => {
  let answer = (): void => undefined;
  const lookup = new Promise<CallResponse<'findDialogmanagerStatus'>>((resolve) => {
    answer = () => resolve({ msg: 'success', connected_status: { dialog_manager_id: null, additional_dms: [] } });
  });
  const { user, address } = openApp('/share/a', { findDialogmanagerStatus: () => lookup });
  await there('Share');
  await user.click((await tabs()).getByRole('link', { name: 'Analyse' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await there('Dashboard');
  await act(async () => {
    answer();
    await lookup;
  });
  expect(address()).toBe('/dashboard');
});

test.each(['/dashboard', '/account', '/intrance_old/a', '/analyse_multichat/7'])(
  '%s has no tabs [§2.47]',
  async (at) => {
    openApp(at);
    await screen.findByRole('banner');
    expect(screen.queryByRole('navigation', { name: 'Bereiche des Dialogs' })).toBeNull();
  },
);
