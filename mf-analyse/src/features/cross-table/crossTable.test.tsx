import type { CallResponse } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderRoutes, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import CrossSection from './ui/CrossSection.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => api?.restore());

type Variable = CallResponse<'resultVariables'>['variables'][number];
const kind: Pick<Variable, 'type' | 'missing' | 'set'> = { type: 'number', missing: [], set: null };
const named = (...labels: string[]) => labels.map((label, value) => ({ value, label }));
const colour: Variable = {
  ...kind,
  name: 'colour',
  label: 'Farbe?',
  measure: 'nominal',
  values: named('Rot', 'Blau'),
  unique_question_id: 'colour',
};
const points: Variable = {
  ...kind,
  name: 'points',
  label: 'Wie gern?',
  measure: 'ordinal',
  values: named('gar nicht', 'sehr'),
  unique_question_id: 'points',
};
const score: Variable = {
  ...kind,
  name: 'score',
  label: 'Punkte',
  measure: 'scale',
  values: [],
  unique_question_id: null,
};
const seconds: Variable = { ...score, name: 'dw_seconds', label: 'Dauer' };

function draw(variables: Variable[], experiments: readonly string[] = []) {
  const numbers = { n: 4, mean: 2.5, sd: 1, min: 1, max: 4 };
  api = fakeAuthorApi({
    resultVariables: () => ({ variables, loops: [], earlier: false }),
    crossTable: () => ({
      n: 8,
      rows: points.values,
      columns: colour.values,
      counts: [
        [1, 3],
        [4, 0],
      ],
      chi_square: 4.8,
      degrees_of_freedom: 1,
      p: 0.028,
      cramers_v: 0.77,
      is_thin: true,
    }),
    scoresByGroup: () => ({
      n: 8,
      groups: [
        { value: 0, label: 'Rot', numbers },
        { value: 1, label: 'Blau', numbers: null },
      ],
    }),
  });
  return renderRoutes(
    [
      {
        path: '/',
        element: <CrossSection survey_id="survey0000001" filter="bis.2026-11-22" experiments={experiments} />,
      },
    ],
    '/',
  );
}
type User = ReturnType<typeof draw>['user'];

async function choose(user: User, field: RegExp, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(screen.getByRole('option', { name: option }));
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('two questions stand against each other, with what that says, a warning, and the scores by group', async () => {
  const { user } = draw([colour, points, score, seconds]);
  await user.click(screen.getByRole('button', { name: 'Zwei Fragen vergleichen' }));
  await choose(user, /^Zeilen/, 'Wie gern?');
  await choose(user, /^Spalten/, 'Farbe?');
  expect(await screen.findByText(/^Die Antworten auf beide Fragen hängen stark zusammen/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('unter 5');
  const [counts, scores] = screen.getAllByRole('table');
  expect(counts && rowsOf(counts)).toEqual([
    ['Antwort', 'Rot', 'Blau', 'Summe'],
    ['gar nicht', '1', '3', '4'],
    ['sehr', '4', '0', '4'],
    ['Summe', '5', '3', '8'],
  ]);
  expect(scores && rowsOf(scores)).toEqual([
    ['Gruppe', 'Mittelwert', 'SD', 'n', 'Min', 'Max'],
    ['Rot', '2,50', '1,00', '4', '1', '4'],
    ['Blau', '–', '–', '0', '–', '–'],
  ]);
  await choose(user, /^Anzeigen/, 'Zeilen-%');
  expect(rowsOf(screen.getAllByRole('table')[0] ?? document.body)[1]).toEqual([
    'gar nicht',
    '25,0\u00A0%',
    '75,0\u00A0%',
    '100,0\u00A0%',
  ]);
});

test('the groups of an experiment are compared in one step', async () => {
  const { user } = draw([points, colour], ['colour']);
  await user.click(screen.getByRole('button', { name: 'Nach Gruppe vergleichen' }));
  await choose(user, /^Zeilen/, 'Wie gern?');
  expect(await screen.findByText(/^Die Antworten auf beide Fragen hängen stark zusammen/)).toBeDefined();
  expect(api?.made.find(({ name }) => name === 'crossTable')?.request).toMatchObject({ column: 'colour' });
  await choose(user, /^Spalten/, 'Bitte wählen');
  expect(screen.queryByRole('table')).toBeNull();
});

test('what was calculated is compared by its scores alone, and facts of a conversation not at all', async () => {
  const { user } = draw([colour, points, score, seconds]);
  await user.click(screen.getByRole('button', { name: 'Zwei Fragen vergleichen' }));
  await user.click(await screen.findByRole('combobox', { name: /^Zeilen/ }));
  expect(screen.queryByRole('option', { name: 'Dauer' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Punkte' }));
  await choose(user, /^Spalten/, 'Farbe?');
  await screen.findByRole('heading', { name: 'Werte nach Gruppen' });
  expect(api?.made.map(({ name, request }) => [name, request])).toEqual([
    ['resultVariables', { survey_id: 'survey0000001' }],
    ['scoresByGroup', { survey_id: 'survey0000001', filter: 'bis.2026-11-22', score: 'score', group: 'colour' }],
  ]);
});

test('a dialog with nothing to compare says so', async () => {
  const { user } = draw([score, seconds]);
  await user.click(screen.getByRole('button', { name: 'Zwei Fragen vergleichen' }));
  expect(await screen.findByText(/^Ein Vergleich braucht zwei Fragen/)).toBeDefined();
});
