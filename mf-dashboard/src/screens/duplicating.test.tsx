import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

const original = anItem();
const copy = anItem({ survey_id: 'kopie', survey_name: 'Teamklima (Kopie)' });
let api: ReturnType<typeof fakeAuthorApi>;
afterEach(() => api.restore());

async function copyFirst(duplicateSurvey: () => CallResponse<'duplicateSurvey'>) {
  const deleteSurvey = vi.fn(() => ({ msg: 'success' }) as const);
  api = fakeAuthorApi({
    listSurveys: listed(original),
    listManagers: () => ({ managers: [] }),
    duplicateSurvey,
    deleteSurvey,
  });
  const { user } = renderScreen(Dashboard, { path: '/dashboard' });
  await user.click(await screen.findByRole('button', { name: 'Mehr zu „Teamklima“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplizieren' }));
  return { deleteSurvey };
}

test('a copy stands first in the list at once, and can be taken back', async () => {
  const { deleteSurvey } = await copyFirst(() => ({ survey: copy }));
  expect(await screen.findByText('Teamklima (Kopie)')).toBeDefined();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Teamklima (Kopie)');
  $notice.get()?.action?.run();
  await waitFor(() => expect(screen.queryByText('Teamklima (Kopie)')).toBeNull());
  await waitFor(() => expect(deleteSurvey).toHaveBeenCalledOnce());
});

test('why there is no copy is said, and it can be tried again', async () => {
  await copyFirst(() => {
    throw new ApiError('duplicateSurvey', 409, { msg: 'Es ist kein Platz mehr.', code: 'media/installation-full' });
  });
  await waitFor(() => expect($notice.get()?.text).toContain('Es ist kein Platz mehr.'));
  expect($notice.get()?.action).not.toBeNull();
});
