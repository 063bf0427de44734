import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse, AskedQuestion } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { aBlock, aDialog } from '@dialogwerk/shared/testing/graph';
import { renderRoutes, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { DropOff } from './DropOff.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $survey.set(null);
});

const question: AskedQuestion = {
  unique_question_id: 'a',
  type: 'open',
  short_name: '',
  context: 'Wie **alt** sind Sie?',
  variable: null,
  probe: null,
  is_nps: false,
  is_removed: false,
  parts: [],
};

function draw(resultFlow: () => CallResponse<'resultFlow'>) {
  api = fakeAuthorApi({ resultFlow });
  return renderRoutes(
    [{ path: '/', element: <DropOff survey_id="survey0000001" filter="" questions={[question]} /> }],
    '/',
  );
}

test('each question says how many came, how many stopped there, and how many may go on', async () => {
  const block = { unique_question_id: 'a', into: 1_000, out: 745, stopped: 250, waiting: 4, opened: 1 };
  draw(() => ({ blocks: [block], edges: [], unknown: 2 }));
  const table = within(await screen.findByRole('table'));
  const cells = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Frage', 'Erreicht', 'Hier aufgehört', 'Gerade hier'],
    ['Wie alt sind Sie?', '1.000', '250 (25\u00A0%)', '5'],
  ]);
  expect(screen.getByText(/2 ältere Gespräche sind nicht dabei/)).toBeDefined();
});

test('what cannot be loaded says so, and comes with a retry', async () => {
  let isAway = true;
  const block = { unique_question_id: 'a', into: 1, out: 1, stopped: 0, waiting: 0, opened: 0 };
  const { user } = draw(() => {
    if (isAway) throw new ApiError('resultFlow', 503, { msg: 'server_busy', code: 'server/busy' });
    return { blocks: [block], edges: [], unknown: 0 };
  });
  expect((await screen.findByRole('alert')).textContent).toContain('konnte nicht geladen werden');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('row', { name: /Wie alt sind Sie\? 1 – –/ })).toBeDefined();
});

test('the dialog is drawn beside the table, with the counts on its cards and ways', async () => {
  $survey.set(aDialog(aBlock('open', 'a', { context: 'Wie **alt** sind Sie?' })));
  const block = { unique_question_id: 'a', into: 1_000, out: 750, stopped: 250, waiting: 0, opened: 0 };
  const edges = [
    { from: '<start>', to: 'a', count: 1_000 },
    { from: 'a', to: '<end>', count: 750 },
  ];
  const { user } = draw(() => ({ blocks: [block], edges, unknown: 0 }));
  const graph = within(await screen.findByRole('group', { name: /^Wege durch den Dialog/ }));
  expect(graph.getByRole('img', { name: /^Bild des Dialogs mit 1 Block\./ }).textContent).toBe(
    '1.0007501. Wie alt sind Sie?1.000 erreicht250 hörten hier auf (25\u00A0%)Begonnen1.000Ende erreicht750',
  );
  const shown = graph.getByRole('img').style;
  const before = shown.transform;
  await user.click(screen.getByRole('button', { name: 'Vergrößern' }));
  expect(shown.transform).not.toBe(before);
});
