import { ApiError } from '@dialogwerk/shared/clients';
import type { DialogFinding } from '@dialogwerk/shared/contract';
import { $notice, $publishing } from '@dialogwerk/shared/state';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { expect, test } from 'vitest';
import { aLive, aManager, aTrigger, openManager as open } from '../../testing/managerWorld.tsx';

test('its state stands in the bar, and the way to respondents opens from there', async () => {
  const { user } = open({
    managerLive: () => aLive({ publication_id: 'p1', published_at: 1, unpublished_changes: 3 }),
  });
  expect(await screen.findByText('3 unveröffentlichte Änderungen')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect($publishing.get()).toEqual({ kind: 'multi-chat', id: 7 });
});

const aFinding: DialogFinding = {
  id: 'f',
  kind: 'empty-text',
  severity: 'error',
  unique_question_id: 'a1',
  place: 'Ort',
  message: 'Leer',
  meets: 'Nichts.',
};

test('what respondents would meet is asked about before the multi-chat goes live', async () => {
  const { user, made } = open({
    checkDialog: ({ survey_id }) => ({
      findings: survey_id === 'a' ? [aFinding] : [],
    }),
    switchManager: ({ active }) => aLive({ active, publication_id: 'p1', unpublished_changes: 0 }),
  });
  await user.click(await screen.findByRole('switch', { name: 'Live' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(made.some(({ name }) => name === 'switchManager')).toBe(false);
  await user.click(asked.getByRole('button', { name: 'Trotzdem live schalten' }));
  await waitFor(() => expect(made.some(({ name }) => name === 'switchManager')).toBe(true));
});

test('a switch that the server refuses goes back', async () => {
  const { user } = open({
    managerLive: () => aLive({ active: true, publication_id: 'p1' }),
    switchManager: () => {
      throw new ApiError('switchManager', 409, { msg: 'Das dürfen Sie nicht.' });
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Live' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Das dürfen Sie nicht.'));
  expect(screen.getByRole('switch', { name: 'Live', checked: true })).toBeDefined();
});

test('a key is shown once; who waits can be called for', async () => {
  const access = { path: '/api/multichats/x/signal', example: "KEY='(Schlüssel)'" };
  let made_at: number | null = null;
  const { user, made } = open(
    {
      signalKey: () => ({ ...access, made_at }),
      makeSignalKey() {
        made_at = 1;
        return { ...access, made_at, key: 'geheim-1' };
      },
      revokeSignalKey() {
        made_at = null;
        return { ...access, made_at };
      },
      waitingParticipations: () => ({
        waiting: [{ participation: 'p', survey_id: 'a', unique_question_id: 'a1', since: 1 }],
      }),
      trySignal: () => ({ msg: 'success', repeated: false }),
    },
    [aTrigger({ trigger: 'waitAPI;a;a1' })],
  );
  await user.click(await screen.findByRole('button', { name: 'Schnittstelle' }));
  await user.click(await screen.findByRole('button', { name: 'Schlüssel erzeugen' }));
  expect(await screen.findByDisplayValue('geheim-1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Widerrufen' }));
  expect(await screen.findByText(/Aufrufe werden abgelehnt\.$/)).toBeDefined();
  expect(screen.queryByDisplayValue('geheim-1')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Aufruf auslösen' }));
  await waitFor(() => expect(made.some(({ name }) => name === 'trySignal')).toBe(true));
});

test('a delivered story can be reset, and that can be undone; other multi-chats cannot', async () => {
  const { user, made } = open({
    connectedSurveys: () => aManager({ dialog_manager_id: 3 }),
    resetStory: () => ({ kept_id: 'vorher' }),
    undoResetStory: () => ({ msg: 'success' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('wieder die mitgelieferte Geschichte'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect($notice.get()?.text).toContain('wie vor dem Zurücksetzen'));
  expect(made.find(({ name }) => name === 'undoResetStory')?.request).toEqual({ id: 3, kept_id: 'vorher' });
  open();
  expect(await screen.findByText(/Noch kein Auslöser/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
});
