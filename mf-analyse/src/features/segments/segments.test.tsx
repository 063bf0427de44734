import type { Segment } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { Analyse } from '../../screens/Analyse.tsx';
import { resultAnswers } from '../../testing/resultAnswers.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

function open(query: string, kept: Segment[] = []) {
  let segments = kept;
  api = fakeAuthorApi({
    ...resultAnswers,
    segments: () => ({ segments }),
    setSegment: ({ segment_id, name, filter = '' }) => {
      const segment = { segment_id, name, filter, created_at: 0 };
      segments = [...segments.filter((one) => one.segment_id !== segment_id), segment];
      return { segment };
    },
    deleteSegment: ({ segment_id }) => {
      segments = segments.filter((one) => one.segment_id !== segment_id);
      return { msg: 'success' };
    },
  });
  return {
    ...renderScreen(Analyse, { path: '/analyse/:survey_id', at: `/analyse/survey0000001${query}` }),
    made: api.made,
  };
}

const phones: Segment = {
  segment_id: '11111111-1111-4111-8111-111111111111',
  name: 'Unterwegs am Handy',
  filter: 'geraet.phone',
  created_at: 0,
};

test('a filter is kept under a name, found in the menu, and deleted with a way back', async () => {
  const { user } = open('?filter=geraet.phone');
  await user.click(await screen.findByRole('button', { name: 'Segmente' }));
  await user.click(screen.getByRole('menuitem', { name: 'Filter speichern …' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Unterwegs am Handy{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Unterwegs am Handy' }));
  await user.click(screen.getByRole('menuitem', { name: '„Unterwegs am Handy“ löschen' }));
  await waitFor(() => expect($notice.get()?.text).toBe('„Unterwegs am Handy“ ist gelöscht.'));
  expect(await screen.findByRole('button', { name: 'Segmente' })).toBeDefined();
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByRole('button', { name: 'Unterwegs am Handy' })).toBeDefined();
});

test('choosing a segment sets its filter, and two stand side by side', async () => {
  const { user, made } = open('', [phones]);
  await user.click(await screen.findByRole('button', { name: 'Segmente' }));
  await user.click(screen.getByRole('menuitem', { name: 'Unterwegs am Handy' }));
  await waitFor(() =>
    expect(made.map(({ request }) => request)).toContainEqual(expect.objectContaining({ filter: 'geraet.phone' })),
  );
  await user.click(await screen.findByRole('button', { name: 'Unterwegs am Handy' }));
  await user.click(screen.getByRole('menuitem', { name: 'Vergleichen …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwei Segmente vergleichen' }));
  expect(await dialog.findByRole('row', { name: 'Beendet 1.000 1.000 ±0' })).toBeDefined();
  expect(dialog.getByRole('columnheader', { name: 'Unterwegs am Handy' })).toBeDefined();
});
