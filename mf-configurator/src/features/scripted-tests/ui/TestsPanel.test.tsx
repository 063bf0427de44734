import { useResource } from '@dialogwerk/shared/clients';
import type { Block, ScriptedTest, SurveyData } from '@dialogwerk/shared/contract';
import { compileSurvey, runScript } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, render, screen, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { $dialogCheck } from '../../dialog-check/state/dialogCheck.ts';
import { CheckStatus } from '../../dialog-check/ui/CheckStatus.tsx';
import { TestsPanel } from './TestsPanel.tsx';

const question = (max: number): Block =>
  aBlock('number', 'nps', { context: 'Wie war es?', variable: 'note', min: 0, max });
const dialog = aDialog(question(10), aBlock('message', 'bye', { context: 'Danke!' }));
const narrow = aDialog(question(5), aBlock('message', 'bye', { context: 'Danke!' }));
const more = aDialog(
  question(10),
  aBlock('message', 'bye', { context: 'Danke!' }),
  aBlock('message', 'ps', { context: 'Bis bald!' }),
);

const nine = {
  kind: 'reply',
  unique_question_id: 'nps',
  nachfrage_id: null,
  reply: { type: 'number', value: 9 },
} as const;
const { result } = runScript(compileSurvey(snapshotOf(dialog)), { seed: null, events: [nine] });
const kept: ScriptedTest = {
  test_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Eine Neun',
  seed: null,
  events: [nine],
  expected: result,
  created_at: 0,
  created_by: null,
};

const onSelect = vi.fn();
const onPlay = vi.fn();
const onToTesting = vi.fn();
/** What the server has. */
let tests: readonly ScriptedTest[];
let api: ReturnType<typeof fakeAuthorApi>;
beforeEach(() => {
  tests = [kept];
  const others = (test_id: string) => tests.filter((one) => one.test_id !== test_id);
  api = fakeAuthorApi({
    scriptedTests: () => ({ tests: [...tests] }),
    setScriptedTest({ survey_id: _survey, ...content }) {
      const changed = { ...kept, ...content };
      tests = [...others(changed.test_id), changed];
      return { test: changed };
    },
    deleteScriptedTest({ test_id }) {
      tests = others(test_id);
      return { msg: 'success' };
    },
  });
});
afterEach(() => {
  cleanup();
  api.restore();
  vi.clearAllMocks();
});

function Panel({ survey }: { readonly survey: SurveyData }) {
  const check = useStore($dialogCheck);
  return <TestsPanel survey={survey} check={check} onSelect={onSelect} onPlay={onPlay} onToTesting={onToTesting} />;
}

function Check({ $state }: { readonly $state: ReadableAtom<{ readonly survey: SurveyData }> }) {
  const { state } = useResource('scriptedTests', { survey_id: dialog.survey_id });
  const beside = useMemo(
    () => ({
      multiChat: { triggers: [], others: [] },
      secrets: null,
      parameters: null,
      isLed: false,
      tests: state.kind === 'loaded' ? state.value.tests : [],
    }),
    [state],
  );
  return <CheckStatus $state={$state} beside={beside} />;
}

function draw(survey: SurveyData) {
  const $state = atom({ survey });
  render(
    <>
      <Panel survey={survey} />
      <Check $state={$state} />
    </>,
  );
}
const sent = (name: string) => api.made.filter((call) => call.name === name).map(({ request }) => request);
const button = (name: string) => screen.getByRole('button', { name });

test('a conversation that comes out as it did passes, and can be read and played', async () => {
  draw(dialog);
  await screen.findByText('Der Test ist bestanden.');
  expect(screen.getByText('1 Antwort, endet nach „Danke!“')).toBeTruthy();
  await userEvent.click(button('Gespräch zeigen'));
  expect(screen.getByText('Wie war es?', { exact: false })).toBeTruthy();
  await userEvent.click(button('In „Testen“ abspielen'));
  expect(onPlay.mock.calls[0]?.[0].replies).toMatchObject([{ reply: { value: 9 } }]);
});

test('one that breaks leads to the block', async () => {
  draw(narrow);
  await screen.findByText('Der Test ist nicht bestanden.');
  const card = within(screen.getByRole('list', { name: 'Behaltene Gespräche' })).getByRole('listitem');
  expect(
    within(card).getByText(/^Der Test „Eine Neun“ ist nicht bestanden: Die festgehaltene Antwort passt nicht mehr:/),
  ).toBeTruthy();
  await userEvent.click(button('Zum Block „Wie war es?“'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('nps');
});

test('what the dialog does now becomes what is expected, and back again', async () => {
  draw(more);
  await screen.findByText('Der Test ist nicht bestanden.');
  await userEvent.click(button('So ist es jetzt richtig: Eine Neun'));
  await screen.findByText('Der Test ist bestanden.');
  expect(sent('setScriptedTest')).toMatchObject([{ expected: { ...result, last: 'ps' } }]);
  $notice.get()?.action?.run();
  await screen.findByText('Der Test ist nicht bestanden.');
});

test('a test is renamed by Enter, and deleted with a way back', async () => {
  draw(dialog);
  await userEvent.click(await screen.findByRole('button', { name: 'Umbenennen: Eine Neun' }));
  const field = screen.getByRole('textbox', { name: 'Name des Tests' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Sehr zufrieden{Enter}');
  expect(await screen.findByText('Sehr zufrieden')).toBeTruthy();
  expect(document.activeElement).toBe(button('Umbenennen: Sehr zufrieden'));
  await userEvent.click(button('Löschen: Sehr zufrieden'));
  expect(await screen.findByText('Noch kein Test')).toBeTruthy();
  expect(sent('deleteScriptedTest')).toMatchObject([{ test_id: kept.test_id }]);
  $notice.get()?.action?.run();
  expect(await screen.findByText('Sehr zufrieden')).toBeTruthy();
});

test('without a test it says how one is made', async () => {
  tests = [];
  draw({ ...dialog, testen: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Zu „Testen“' }));
  expect(onToTesting).toHaveBeenCalledOnce();
});
