import { ApiError, send } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { act, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const there = () => screen.findByRole('heading', { name: /ist da$/ });
beforeEach(forgetPage);
afterEach(closeApp);

test('loads and stores the dialog, and does not load it again for the next area', async () => {
  signedIn();
  const { go, made } = openApp('/share/a');
  await there();
  expect($survey.get()?.survey_id).toBe('a');
  await go('/analyse/a');
  await screen.findByRole('heading', { name: 'Analyse ist da' });
  expect(made('dialog')).toEqual([{ survey_id: 'a' }]);
});

test('another dialog is loaded before its screen shows', async () => {
  signedIn();
  const { go } = openApp('/share/a');
  await there();
  await go('/share/b');
  await waitFor(() => expect($survey.get()?.survey_id).toBe('b'));
});

test('the number of a dialog names it as well', async () => {
  signedIn();
  const { made } = openApp('/share/12', { dialog: () => aSurvey({ survey_id: 'abc', survey_id_int: 12 }) });
  await there();
  expect(made('dialog')).toHaveLength(1);
});

test('a dialog that cannot be loaded says why, and a retry brings it', async () => {
  let isAway = true;
  signedIn();
  const { user } = openApp('/share/a', {
    dialog: () => {
      if (isAway) throw new ApiError('dialog', 404, { msg: 'Diesen Dialog gibt es nicht.' });
      return aSurvey({ survey_id: 'a' });
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Diesen Dialog gibt es nicht.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Der Dialog konnte nicht geladen werden');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await there();
});

test('a dialog that was left while it loads does not become the current one', async () => {
  signedIn();
  let give: (() => void) | undefined;
  const { go, made } = openApp('/share/a', {
    dialog: ({ survey_id }) =>
      survey_id === 'b'
        ? aSurvey({ survey_id: 'b' })
        : new Promise((resolve) => (give = () => resolve(aSurvey({ survey_id: 'a' })))),
  });
  await waitFor(() => expect(made('dialog')).toHaveLength(1));
  await go('/share/b');
  await there();
  give?.();
  await act(() => send('verifyToken', {}));
  expect($survey.get()?.survey_id).toBe('b');
});

test('an area whose flag is 0 stays closed, also by its address, and its module is not asked for [§6.9]', async () => {
  signedIn();
  const { asked } = openApp('/share/a', { dialog: () => aSurvey({ survey_id: 'a', live_switch: 0 }) });
  expect(await screen.findByRole('heading', { name: /gerade nicht verfügbar/ })).toBeDefined();
  expect(asked).toEqual([]);
});
