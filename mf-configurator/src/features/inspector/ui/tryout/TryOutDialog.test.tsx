import type { CallRequest, CallResponse } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBlock } from '../../../../testing/aDialog.ts';
import { $triedTranscripts } from '../../state/triedTranscripts.ts';
import { choose, press, renderInspector, write } from '../../testing/renderInspector.tsx';
import { loadTryOut } from './TryOutButton.tsx';

await loadTryOut();

type Asked = CallRequest<'tryExitConditions'>;
type Trial = CallResponse<'exitTrials'>['trials'][number];
type Result = CallResponse<'tryExitConditions'>['results'][number];

let restore = (): void => {};
const asked: Asked[] = [];
let kept: readonly Trial[] = [];
let model: CallResponse<'modelState'>['main'] = null;

/** A judge that takes the condition for met where somebody speaks of money, and fails where somebody speaks of rain. */
function judge({ transcripts }: Asked): CallResponse<'tryExitConditions'> {
  const results = transcripts.map(({ said }): Result => {
    const reply = said.filter(({ by }) => by === 'person').findIndex(({ text }) => text.includes('Geld')) + 1;
    const isMet = reply > 0;
    const verdict = { condition_id: 'e', quote: isMet ? 'Geld' : '', reply, confidence: 0.9 } as const;
    if (said.some(({ text }) => text.includes('Regen'))) {
      return { verdicts: [], met: null, wants_stop: false, fault: 'timeout' };
    }
    const status = isMet ? 'met' : 'not_met';
    const verdicts = [{ ...verdict, status, refused: isMet ? null : 'not-met' } as const];
    return { verdicts, met: isMet ? 'e' : null, wants_stop: false, fault: null };
  });
  return { results };
}

beforeEach(() => {
  asked.length = 0;
  kept = [];
  $triedTranscripts.set({});
  const main = {
    host: 'ki.example.org',
    model: 'klein',
    provider: 'openai',
    outside: true,
    seconds: null,
    price: null,
  } as const;
  model = main;
  restore = fakeAuthorApi({
    mediaList: () => ({ media_files: [] }),
    modelState: () => ({ main: model, reserve: null }),
    exitTrials: () => ({ trials: [...kept] }),
    keepExitTrial: ({ trial_id, said, recorded, expected }) => {
      kept = [...kept.filter((one) => one.trial_id !== trial_id), { trial_id, said, recorded, expected }];
      return { msg: 'success' };
    },
    deleteExitTrial: ({ trial_id }) => {
      kept = kept.filter((one) => one.trial_id !== trial_id);
      return { msg: 'success' };
    },
    tryExitConditions: (request) => {
      asked.push(request);
      return judge(request);
    },
  }).restore;
});
afterEach(() => {
  cleanup();
  restore();
});

const block = aBlock('gpt', 'a', {
  gpt_exit_conditions: [{ id: 'e', condition: 'Die Person hat ein Motiv genannt', target: 'b' }],
});
const others = [aBlock('open', 'b', { short_name: 'Verdacht' })];
async function pressWhenThere(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}
const card = (number: number): HTMLElement => screen.getByRole('listitem', { name: new RegExp(`^Gespräch ${number}`) });

test('a pasted conversation is judged: verdict, marked words, and where it goes on', async () => {
  renderInspector(block, { others });
  await pressWhenThere('Bedingungen ausprobieren');
  press('Hinzufügen und prüfen');
  expect(screen.getByText(/Hier sagt noch niemand etwas/)).toBeTruthy();
  write('Gespräch einfügen', 'Bot: Was war?\nPerson: Er schuldete mir Geld.');
  press('Hinzufügen und prüfen');
  await waitFor(() => within(card(1)).getByText('Endet mit Bedingung 1, dann weiter mit „2. Verdacht“.'));
  expect(within(card(1)).getByText('Erfüllt')).toBeTruthy();
  expect(within(card(1)).getByText('Geld').tagName).toBe('MARK');
  expect(asked[0]).toMatchObject({ questionId: 'a', conditions: [{ id: 'e' }] });
});

test('what is right is said for each, and precision and recall come with their counts', async () => {
  renderInspector(block, { others });
  await pressWhenThere('Bedingungen ausprobieren');
  write('Gespräch einfügen', 'Person: Geld.\n---\nPerson: Kein Geld.\n---\nPerson: Rache!');
  press('Hinzufügen und prüfen');
  await waitFor(() => within(card(3)).getByText(/Keine Bedingung trifft zu/));
  choose('Was bei Gespräch 1 richtig wäre', 'condition e');
  choose('Was bei Gespräch 2 richtig wäre', 'none');
  choose('Was bei Gespräch 3 richtig wäre', 'condition e');
  const scores = within(screen.getByRole('list', { name: 'Wie gut die Bedingungen treffen' }));
  expect(scores.getByText('Genauigkeit: 1 von 2 (50 %)')).toBeTruthy();
  expect(scores.getByText('Trefferquote: 1 von 2 (50 %)')).toBeTruthy();
  expect(screen.getByText('1 von 3 angegebenen Gesprächen wie erwartet beurteilt.')).toBeTruthy();
});

test('conversations and what is right for them are kept; one that is taken out comes back by the notice', async () => {
  const said = [{ by: 'person' as const, text: 'Geld.' }];
  kept = [{ trial_id: 'dunkel', said, recorded: null, expected: { condition_id: null } }];
  renderInspector(block, { others });
  await pressWhenThere('Bedingungen ausprobieren');
  await waitFor(() => within(card(1)).getByText('Geld.'));
  write('Gespräch einfügen', 'Person: Rache!');
  press('Hinzufügen und prüfen');
  choose('Was bei Gespräch 2 richtig wäre', 'condition e');
  await waitFor(() => expect(kept.map(({ expected }) => expected?.condition_id)).toEqual([null, 'e']));
  press('Gespräch 1 herausnehmen');
  await waitFor(() => expect(kept).toHaveLength(1));
  $notice.get()?.action?.run();
  await waitFor(() => expect(kept.map(({ trial_id }) => trial_id)).toContain('dunkel'));
});

test('what could not be judged says why, and can be tried again', async () => {
  renderInspector(block, { others });
  await pressWhenThere('Bedingungen ausprobieren');
  write('Gespräch einfügen', 'Person: Regen.');
  press('Hinzufügen und prüfen');
  await waitFor(() => within(card(1)).getByText(/nicht rechtzeitig geantwortet/));
  press('Noch einmal prüfen');
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('another wording makes what was judged outdated', async () => {
  const { changeFromOutside } = renderInspector(block, { others });
  await pressWhenThere('Bedingungen ausprobieren');
  write('Gespräch einfügen', 'Person: Geld.');
  press('Hinzufügen und prüfen');
  await waitFor(() => within(card(1)).getByText('Erfüllt'));
  changeFromOutside({ gpt_exit_conditions: [{ id: 'e', condition: 'Ein Motiv ist genannt', target: 'b' }] });
  expect(screen.getByText(/Die Bedingungen sind seitdem anders/)).toBeTruthy();
});

test('without a model nothing is offered to be tried', async () => {
  model = null;
  renderInspector(block);
  expect(await screen.findByText(/muss ein Sprachmodell angeschlossen sein/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bedingungen ausprobieren' })).toBeNull();
});
