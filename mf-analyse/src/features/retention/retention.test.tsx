import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderRoutes, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import RetentionDialog from './RetentionDialog.tsx';
import { readDays } from './readDays.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $survey.set(null);
  $notice.set(null);
});

function draw() {
  api = fakeAuthorApi({
    retention: () => ({ delete_after: null, anonymise_after: 90, set_at: 0 }),
    retentionPreview: ({ delete_after }) => ({
      total: 1_000,
      deleted: delete_after === 30 ? 400 : 0,
      anonymised: 0,
      files: 3,
      oldest: null,
    }),
    setRetention: ({ delete_after, anonymise_after }) => ({ delete_after, anonymise_after, set_at: 0 }),
  });
  const dialog = <RetentionDialog survey_id="survey0000001" onClose={() => undefined} />;
  return renderRoutes([{ path: '/', element: dialog }], '/');
}
const sent = () => api?.made.filter(({ name }) => name === 'setRetention').map(({ request }) => request);

test('what would go is said before it is saved, and saving can be taken back', async () => {
  $survey.set(aSurvey());
  const { user } = draw();
  expect(await screen.findByText('Heute würde nichts gelöscht: Alle 1.000 Gespräche bleiben.')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Gespräche löschen' }));
  const days = screen.getByRole('textbox', { name: /^Gespräche löschen: Tage/ });
  await user.clear(days);
  expect(screen.getByText('Bitte geben Sie eine ganze Zahl von 1 bis 3.650 an.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Speichern' })).toHaveProperty('disabled', true);
  await user.type(days, '30');
  await screen.findByText('In einer Stunde: 400 Gespräche von 1.000 gelöscht, 3 Dateien gelöscht.');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { survey_id: 'survey0000001', delete_after: 30, anonymise_after: 90 },
    { survey_id: 'survey0000001', delete_after: null, anonymise_after: 90 },
  ]);
});

test('days that are wrong are in the way only as long as they are wanted', async () => {
  $survey.set(aSurvey());
  const { user } = draw();
  const box = await screen.findByRole('checkbox', { name: 'Gespräche anonymisieren' });
  await user.clear(screen.getByRole('textbox', { name: /^Gespräche anonymisieren: Tage/ }));
  const save = screen.getByRole('button', { name: 'Speichern' });
  expect(save).toHaveProperty('disabled', true);
  await user.click(box);
  await user.click(save);
  await waitFor(() =>
    expect(sent()).toEqual([{ survey_id: 'survey0000001', delete_after: null, anonymise_after: null }]),
  );
});

test('who may not delete sees what is set and cannot change it', async () => {
  $survey.set(aSurvey({ bearbeiten: 0 }));
  draw();
  const box = await screen.findByRole('checkbox', { name: 'Gespräche anonymisieren' });
  expect(box).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  expect(screen.getByText('Ändern dürfen das nur Besitzer und Personen mit vollem Zugriff.')).toBeDefined();
});

test.each([
  ['365', 365],
  [' 1.000 ', 1_000],
  ['', undefined],
  ['0', undefined],
  ['2,5', undefined],
  ['4000', undefined],
])("'%s' days are %s", (typed, days) => {
  expect(readDays({ isOn: true, typed })).toBe(days);
  expect(readDays({ isOn: false, typed })).toBeNull();
});
