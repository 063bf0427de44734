import type { AskedQuestion, ColumnFigures, Segment } from '@dialogwerk/shared/contract';
import { readFilterText } from '@dialogwerk/shared/dialog';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderRoutes, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anOverview } from '../../../testing/anOverview.ts';
import ComparisonDialog from './ComparisonDialog.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => api?.restore());

const phones: Segment = { segment_id: '1', name: 'Am Handy', filter: 'geraet.phone', created_at: 0 };
const question = (unique_question_id: string, type: string, context: string): AskedQuestion => ({
  unique_question_id,
  type,
  context,
  short_name: '',
  variable: null,
  probe: null,
  is_nps: false,
  is_removed: false,
  parts: [],
});
const column = (yes: number): ColumnFigures => ({
  name: 'q',
  label: '',
  option: '',
  part: '',
  type: 'number',
  measure: 'nominal',
  n: 8,
  na: 0,
  not_offered: 0,
  is_former: false,
  shares: [
    { value: 1, label: 'Ja', count: 8 * yes, share: yes, low: yes / 2, high: (1 + yes) / 2 },
    { value: 2, label: 'Nein', count: 8 - 8 * yes, share: 1 - yes, low: (1 - yes) / 2, high: 1 - yes / 2 },
  ],
  numbers: null,
  histogram: [],
});

test('a question is compared by its shares, as bars with intervals or as a table', async () => {
  api = fakeAuthorApi({
    resultOverview: () => anOverview(),
    resultQuestion: ({ filter }) => ({ columns: [column(filter === phones.filter ? 0.75 : 0.5)] }),
  });
  const questions = [question('q', 'single', 'Zufrieden?'), question('w', 'open', 'Warum?')];
  const { user } = renderRoutes(
    [
      {
        path: '/',
        element: (
          <ComparisonDialog
            survey_id="survey0000001"
            filter=""
            segments={[phones]}
            questions={questions}
            onClose={() => {}}
          />
        ),
      },
    ],
    '/',
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: 'Frage' }));
  // Words have nothing to compare.
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Keine Frage', 'Zufrieden?']);
  await user.click(screen.getByRole('option', { name: 'Zufrieden?' }));
  expect(await dialog.findByText('+25 Prozentpunkte')).toBeDefined();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alle Gespräche',
    'Am Handy',
    'Ja+25 ProzentpunkteAlle Gespräche: 50\u00A0% (25\u00A0% bis 75\u00A0%)Am Handy: 75\u00A0% (38\u00A0% bis 88\u00A0%)',
    'Nein−25 ProzentpunkteAlle Gespräche: 50\u00A0% (25\u00A0% bis 75\u00A0%)Am Handy: 25\u00A0% (13\u00A0% bis 63\u00A0%)',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Als Tabelle' }));
  const table = within(dialog.getByRole('group', { name: /Zufrieden/ }));
  expect(table.getByRole('row', { name: /^Ja / }).textContent).toBe(
    'Ja50,0\u00A0% (25,0\u00A0% bis 75,0\u00A0%)75,0\u00A0% (37,5\u00A0% bis 87,5\u00A0%)+25 Prozentpunkte',
  );
});

test('two groups of an experiment stand beside each other from the beginning', async () => {
  api = fakeAuthorApi({ resultOverview: () => anOverview() });
  const choices = [
    { id: 'A', label: 'Mit Bild' },
    { id: 'B', label: 'Ohne Bild' },
  ];
  const experiment = { ...question('los', 'experiment', ''), parts: [{ part: '', label: '', choices }] };
  const element = (
    <ComparisonDialog survey_id="survey0000001" filter="" segments={[]} questions={[experiment]} onClose={() => {}} />
  );
  renderRoutes([{ path: '/', element }], '/');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: 'Links' }).textContent).toBe('Mit Bild');
  expect(dialog.getByRole('combobox', { name: 'Rechts' }).textContent).toBe('Ohne Bild');
  await dialog.findByRole('table');
  const filters = api.made.flatMap(({ request }) =>
    'filter' in request ? [readFilterText(String(request.filter))] : [],
  );
  expect(filters).toMatchObject(
    ['A', 'B'].map((id) => ({ answers: [{ is: 'one-of', question: 'los', part: '', ids: [id] }] })),
  );
});
