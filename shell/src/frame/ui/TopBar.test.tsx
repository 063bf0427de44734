import { ApiError } from '@dialogwerk/shared/clients';
import { $moduleSignal, $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../routes/browserPage.ts';
import { aModule } from '../../testing/aModule.tsx';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

test.each([
  ['/assess/a', 'Neu starten', 'restart'],
  ['/analyse/a', 'Update', 'update'],
])('on %s „%s“ asks the module [§2.52 §2.53]', async (at, name, kind) => {
  const { user } = openApp(at);
  await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name }));
  expect($moduleSignal.get()).toEqual({ kind, id: 2 });
});

test('the bar has the place, the tabs, the toggle, the team and the profile, and the name of the dialog [§2.41 §2.45]', async () => {
  openApp('/configurator/a');
  const bar = within(await screen.findByRole('banner'));
  await bar.findByRole('switch', { name: 'Live' });
  expect(
    within(bar.getByRole('navigation', { name: 'Sie sind hier' })).getByText('Zufriedenheit im Team'),
  ).toBeDefined();
  expect(bar.getByRole('navigation', { name: 'Bereiche des Dialogs' })).toBeDefined();
  expect(bar.getByRole('button', { name: 'Team' })).toBeDefined();
  expect(bar.getByRole('button', { name: /^Profilmenü/ })).toBeDefined();
});

test.each([
  ['file:01890a5d-ac96.png', '/media/01890a5d-ac96.png'],
  [null, '/icons/dialogwerk.svg'],
])('the logo %s of the dialog stands in the bar as %s [§2.39 §3.13]', async (logo_src, address) => {
  openApp('/share/a', { dialog: () => aSurvey({ survey_id: 'a', logo_src }) });
  await screen.findByText('Zufriedenheit im Team');
  expect(screen.getByRole('banner').querySelector('img')?.getAttribute('src')).toBe(address);
});

test('the bar has the place, the tabs, the toggle, the team and the profile, and the name of the dialog [§2.41 §2.45]', async () => {
  openApp('/configurator/a');
  const bar = within(await screen.findByRole('banner'));
  await bar.findByRole('switch', { name: 'Live' });
  expect(
    within(bar.getByRole('navigation', { name: 'Sie sind hier' })).getByText('Zufriedenheit im Team'),
  ).toBeDefined();
  expect(bar.getByRole('navigation', { name: 'Bereiche des Dialogs' })).toBeDefined();
  expect(bar.getByRole('button', { name: 'Team' })).toBeDefined();
  expect(bar.getByRole('button', { name: /^Profilmenü/ })).toBeDefined();
});

test.each([
  ['file:01890a5d-ac96.png', '/media/01890a5d-ac96.png'],
  [null, '/icons/dialogwerk.svg'],
])('the logo %s of the dialog stands in the bar as %s [§2.39 §3.13]', async (logo_src, address) => {
  openApp('/share/a', { dialog: () => aSurvey({ survey_id: 'a', logo_src }) });
  await screen.findByText('Zufriedenheit im Team');
  expect(screen.getByRole('banner').querySelector('img')?.getAttribute('src')).toBe(address);
});

test('the toggle flips active, loads the dialog anew and says so [§4.19]', async () => {
  let active = true;
  const { user, made } = openApp('/share/a', {
    dialog: () => aSurvey({ survey_id: 'a', active }),
    switchActivateLink: () => {
      active = false;
      return { msg: 'success' };
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Live' }));
  expect(await screen.findByRole('switch', { name: 'Inaktiv' })).toBeDefined();
  expect(made('switchActivateLink')).toEqual([
    { item: { survey_id: 'a', survey_name: 'Zufriedenheit im Team', active: false } },
  ]);
  expect(made('dialog')).toHaveLength(2);
  expect($notice.get()?.text).toBe('Der Dialog ist jetzt inaktiv.');
});

test('the toggle is closed while a change is on its way, and a failed one changes nothing [§4.20]', async () => {
  let fail: (() => void) | undefined;
  const { user } = openApp('/share/a', {
    switchActivateLink: () =>
      new Promise((_, reject) => {
        fail = () => reject(new ApiError('switchActivateLink', 409, { msg: 'Der Dialog hat keine Frage.' }));
      }),
  });
  const toggle = await screen.findByRole('switch', { name: 'Live' });
  await user.click(toggle);
  expect(toggle.hasAttribute('disabled')).toBe(true);
  fail?.();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Der Dialog hat keine Frage.');
  expect(dialog.textContent).toContain('Ein Fehler ist aufgetreten. (Status 409)');
  expect($survey.get()?.active).toBe(true);
  expect(screen.getByRole('switch', { name: 'Live' }).hasAttribute('disabled')).toBe(false);
});

test('live_switch 0 closes the toggle [§4.20]', async () => {
  openApp('/assess/a', { dialog: () => aSurvey({ survey_id: 'a', live_switch: 0 }) });
  expect((await screen.findByRole('switch')).hasAttribute('disabled')).toBe(true);
});

test('the configurator is drawn from the start after the status was toggled [§2.32]', async () => {
  let drawn = 0;
  const Configurator = () => {
    drawn += 1;
    return null;
  };
  const { user, asked } = openApp(
    '/configurator/a',
    { switchActivateLink: () => ({ msg: 'success' }) },
    { 'mf-configurator': () => aModule('mf-configurator', { screens: { Configurator } }) },
  );
  await user.click(await screen.findByRole('switch'));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(drawn).toBeGreaterThan(1));
});

test('the dashboard link loads the page anew on the dashboard, and only there [§2.33]', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
  const { user, address } = openApp('/share/a');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Dashboard ist da' });
  expect(address()).toBe('/dashboard');
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Dialogwerk' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('from „Testen“ an arrow leads back to editing, beside the dialog’s name', async () => {
  const { user, address } = openApp('/assess/a');
  await screen.findByRole('heading', { name: 'Assess ist da' });
  const place = within(screen.getByRole('navigation', { name: 'Sie sind hier' }));
  await place.findByText('Zufriedenheit im Team');
  await user.click(place.getByRole('link', { name: 'Zurück zum Bearbeiten' }));
  await screen.findByText('Zufriedenheit im Team');
  expect(address()).toBe('/configurator/a');
});

test('who may not edit the dialog comes from „Testen“ to the dashboard', async () => {
  openApp('/assess/a', { dialog: () => aSurvey({ survey_id: 'a', bearbeiten: 0 }) });
  await screen.findByRole('heading', { name: 'Assess ist da' });
  const place = within(screen.getByRole('navigation', { name: 'Sie sind hier' }));
  expect(place.getByRole('link').getAttribute('href')).toBe('/dashboard');
});
