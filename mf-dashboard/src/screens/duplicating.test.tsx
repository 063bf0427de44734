import { ApiError } from '@dialogwerk/shared/clients';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { aServerOf } from '../testing/aServerOf.ts';
import { Dashboard } from './Dashboard.tsx';

const original = anItem();
let api: ReturnType<typeof fakeAuthorApi>;
afterEach(() => api.restore());

async function copyFirst(answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  api = fakeAuthorApi({ ...aServerOf(original), listManagers: () => ({ managers: [] }), ...answers });
  const { user } = renderScreen(Dashboard, { path: '/dashboard' });
  await user.click(await screen.findByRole('button', { name: 'Mehr zu „Teamklima“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplizieren' }));
}

test('a copy stands first in the list at once, and can be taken back', async () => {
  await copyFirst();
  expect(await screen.findByText('Teamklima (Kopie)')).toBeDefined();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Teamklima (Kopie)');
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  $notice.get()?.action?.run();
  await waitFor(() => expect(screen.queryByText('Teamklima (Kopie)')).toBeNull());
  await waitFor(() => expect(api.made.filter(({ name }) => name === 'deleteSurvey')).toHaveLength(1));
});

test('why there is no copy is said, and it can be tried again', async () => {
  await copyFirst({
    duplicateSurvey: () => {
      throw new ApiError('duplicateSurvey', 409, { msg: 'Es ist kein Platz mehr.', code: 'media/installation-full' });
    },
  });
  await waitFor(() => expect($notice.get()?.text).toContain('Es ist kein Platz mehr.'));
  expect($notice.get()?.action).not.toBeNull();
});
