import { authorClient } from '@dialogwerk/shared/clients';
import type { Block, ScriptedTest, SurveyData } from '@dialogwerk/shared/contract';
import { compileSurvey, runScript } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { $notice } from '@dialogwerk/shared/state';
import { cleanup, render, screen, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { $dialogCheck } from '../../dialog-check/state/dialogCheck.ts';
import { CheckStatus } from '../../dialog-check/ui/CheckStatus.tsx';
import { $scriptedTests, $testsToCheck } from '../state/scriptedTests.ts';
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
const call = vi.spyOn(authorClient, 'call');
beforeEach(() => {
  call.mockReset();
  $scriptedTests.set({ kind: 'loaded', value: [kept] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Panel({ survey }: { readonly survey: SurveyData }) {
  const check = useStore($dialogCheck);
  return <TestsPanel survey={survey} check={check} onSelect={onSelect} onPlay={onPlay} onToTesting={onToTesting} />;
}

function draw(survey: SurveyData) {
  const sources = {
    $state: atom({ survey }),
    $multiChat: atom({ triggers: [], others: [] }),
    $secretHosts: atom(null),
    $isLed: atom(false),
    $tests: $testsToCheck,
  };
  render(
    <>
      <Panel survey={survey} />
      <CheckStatus {...sources} />
    </>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('a conversation that comes out as it did passes, and can be read and played', async () => {
  draw(dialog);
  await screen.findByText('Der Test besteht.');
  expect(screen.getByText('1 Antwort, endet nach „Danke!“')).toBeTruthy();
  await userEvent.click(button('Gespräch zeigen'));
  expect(screen.getByText('Wie war es?', { exact: false })).toBeTruthy();
  await userEvent.click(button('In „Testen“ abspielen'));
  expect(onPlay.mock.calls[0]?.[0].replies).toMatchObject([{ reply: { value: 9 } }]);
});

test('one that breaks leads to the block', async () => {
  draw(narrow);
  await screen.findByText('Der Test bricht.');
  const card = within(screen.getByRole('list', { name: 'Behaltene Gespräche' })).getByRole('listitem');
  expect(
    within(card).getByText(/^Der Test „Eine Neun“ bricht: Die festgehaltene Antwort passt nicht mehr:/),
  ).toBeTruthy();
  await userEvent.click(button('Zum Block „Wie war es?“'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('nps');
});

test('what the dialog does now becomes what is expected, and back again', async () => {
  call.mockResolvedValue({ test: kept });
  draw(more);
  await screen.findByText('Der Test bricht.');
  await userEvent.click(button('So ist es jetzt richtig: Eine Neun'));
  await screen.findByText('Der Test besteht.');
  expect(call).toHaveBeenCalledWith(
    'setScriptedTest',
    expect.objectContaining({ expected: { ...result, last: 'ps' } }),
  );
  $notice.get()?.action?.run();
  await screen.findByText('Der Test bricht.');
});

test('a test is renamed by Enter, and deleted with a way back', async () => {
  call.mockResolvedValue({ test: kept });
  draw(dialog);
  await userEvent.click(button('Umbenennen: Eine Neun'));
  const field = screen.getByRole('textbox', { name: 'Name des Tests' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Sehr zufrieden{Enter}');
  expect(await screen.findByText('Sehr zufrieden')).toBeTruthy();
  expect(document.activeElement).toBe(button('Umbenennen: Sehr zufrieden'));
  await userEvent.click(button('Löschen: Sehr zufrieden'));
  expect(await screen.findByText('Noch kein Test')).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('deleteScriptedTest', expect.objectContaining({ test_id: kept.test_id }));
  $notice.get()?.action?.run();
  expect(await screen.findByText('Sehr zufrieden')).toBeTruthy();
});

test('without a test it says how one is made', async () => {
  $scriptedTests.set({ kind: 'loaded', value: [] });
  draw({ ...dialog, testen: 1 });
  await userEvent.click(button('Zu „Testen“'));
  expect(onToTesting).toHaveBeenCalledOnce();
});
