import type { Fix, MultiChat, Counterexample } from '@dialogwerk/shared/dialog';
import { act, cleanup, render, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { $marks } from '../state/dialogCheck.ts';
import type { CheckedBeside } from '../effects/keepChecked.ts';
import { CheckStatus } from './CheckStatus.tsx';
import { CheckPanel } from './CheckPanel.tsx';

const sound = aDialog(aBlock('open', 'a', { context: 'Wie geht es Ihnen?', variable: 'befinden' }));
const broken = aDialog(
  aBlock('open', 'a', { context: 'Wie geht es Ihnen?', jump_to_question: 'a' }),
  aBlock('message', 'b', { context: 'Was meinst du?' }),
);
const alone: MultiChat = { triggers: [], others: [] };
/** `a` and the witness's question wait for each other. */
const crossed: MultiChat = {
  triggers: [
    { ...at(broken.survey_id, 'a'), trigger_id: 't1', trigger: 'waitFor;witness;w' },
    { ...at('witness', 'w'), trigger_id: 't2', trigger: `waitFor;${broken.survey_id};a` },
  ],
  others: [
    snapshotOf({ ...aDialog(aBlock('open', 'w', { context: 'Was haben Sie gesehen?' })), survey_id: 'witness' }),
  ],
};
function at(survey_id: string, unique_question_id: string) {
  return { dialog_manager_id: 1, survey_id, unique_question_id, init_survey: false };
}
const onSelect = vi.fn();
const onFix = vi.fn<(fix: Fix) => void>();
const onPlay = vi.fn<(counterexample: Counterexample) => void>();
const onWritePrivacy = vi.fn();
const onTranslate = vi.fn();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function draw(survey = sound, readOnly = false) {
  const $state = atom({ survey });
  const $beside = atom<CheckedBeside>({ multiChat: alone, secrets: null, parameters: null, isLed: false, tests: [] });
  const Status = () => <CheckStatus $state={$state} beside={useStore($beside)} />;
  const actions = { onSelect, onFix, onPlay, onWritePrivacy, onTranslate };
  render(
    <>
      <CheckPanel isEmpty={false} readOnly={readOnly} mayTest {...actions} />
      <Status />
    </>,
  );
  const change = (changes: Partial<CheckedBeside>) => act(() => $beside.set({ ...$beside.get(), ...changes }));
  return { $state, beside: change };
}

test('a secret that is missing is found once it is known which there are; without edit rights, no address is missed', async () => {
  const url = 'https://example.org/{{secret.KEY}}';
  const question = aBlock('open', 'a', { context: 'Wie geht es Ihnen?' });
  const { $state, beside } = draw(aDialog(question, aBlock('api', 'b', { context: '', url })));
  await screen.findByText('Jeder Weg kommt zu einem Ende.');
  beside({ secrets: new Map() });
  await screen.findByText('Das Geheimnis „KEY“ ist für diesen Dialog nicht hinterlegt.');
  beside({ secrets: new Map([['KEY', ['example.org']]]) });
  await screen.findByText('Jeder Weg kommt zu einem Ende.');
  const hidden = aDialog(question, aBlock('api', 'b', { context: '', url: '' }));
  $state.set({ survey: hidden });
  await screen.findByText('Die Schnittstelle hat keine Adresse.');
  $state.set({ survey: { ...hidden, bearbeiten: 0, survey_name: 'Nur lesen', welcome: 'Hallo' } });
  expect(await screen.findByText('Jeder Weg kommt zu einem Ende.')).toBeTruthy();
});

test('what is proven is said, and read out; an edit that breaks it is found without being asked for', async () => {
  const { $state } = draw();
  await screen.findByText('Jeder Weg kommt zu einem Ende.');
  expect(screen.getByRole('status').textContent).toBe('Dialogprüfung: keine Fehler gefunden.');
  $state.set({ survey: broken });
  await screen.findByText(/führt immer wieder zu sich selbst/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Dialogprüfung: 1 Fehler, 2 Hinweise.'));
  expect($marks.get().get('a')).toEqual({ severity: 'error', label: '1 Fehler' });
});

test('findings stand by weight, lead to their block, and are fixed in one click', async () => {
  const { beside } = draw(broken);
  const errors = await screen.findByRole('region', { name: /^Fehler/ });
  expect(within(errors).queryByText(/warten Blöcke im Kreis/)).toBeNull();
  beside({ multiChat: crossed });
  expect(await within(errors).findByText(/warten Blöcke im Kreis/)).toBeTruthy();
  const endless = within(errors)
    .getByText(/zu sich selbst/)
    .closest('li');
  if (!endless) throw new Error('no finding');
  await userEvent.click(within(endless).getByRole('button', { name: 'Zum Block „Wie geht es Ihnen?“' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('a');
  await userEvent.click(within(endless).getByRole('button', { name: 'Beheben: Sprung zurück entfernen' }));
  expect(onFix.mock.calls[0]?.[0].edits).toEqual([
    { kind: 'updateBlock', id: 'a', change: { jump_to_question: null } },
  ]);
});

test('the conversation that proves it is shown and can be played', async () => {
  draw(broken);
  await userEvent.click(await screen.findByRole('button', { name: 'Gespräch zeigen' }));
  expect(screen.getAllByText('Wie geht es Ihnen?', { exact: false }).length).toBeGreaterThan(1);
  expect(screen.getByText('Ab hier wiederholt es sich ohne Ende.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'In „Testen“ abspielen' }));
  expect(onPlay.mock.calls[0]?.[0].replies[0]).toMatchObject({ unique_question_id: 'a', reply: { type: 'open' } });
});

test('a question for personal data without a privacy text is a hint that leads to that text', async () => {
  draw(aDialog(aBlock('email', 'a', { context: 'Wohin dürfen wir schreiben?' })));
  const hints = await screen.findByRole('region', { name: 'Hinweise (1)' });
  await userEvent.click(within(hints).getByRole('button', { name: 'Datenschutzerklärung schreiben' }));
  expect(onWritePrivacy).toHaveBeenCalledOnce();
  expect($marks.get().get('a')).toEqual({ severity: 'warning', label: '1 Hinweis' });
});

test('texts that a language lacks lead to where they are translated, for who may edit', async () => {
  const dialog = { ...aDialog(aBlock('open', 'a', { context: 'Wie geht es Ihnen?' })), languages: ['fr'] };
  draw(dialog);
  await userEvent.click(await screen.findByRole('button', { name: 'Übersetzen' }));
  expect(onTranslate).toHaveBeenCalledOnce();
  cleanup();
  draw(dialog, true);
  expect(await screen.findByText(/^Französisch: /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Übersetzen' })).toBeNull();
});

test('what there is to say of wording is no finding: it is folded, says why and whose advice it is, and leads to the block', async () => {
  draw(aDialog(aBlock('open', 'a', { context: 'Wie oft treiben Sie Sport?', variable: 'sport' })));
  await screen.findByText('Jeder Weg kommt zu einem Ende.');
  const advice = within(screen.getByRole('region', { name: 'Formulierung (1)' }));
  expect(advice.queryByText(/Kein Zeitraum/)).toBeNull();
  await userEvent.click(advice.getByRole('button', { name: '1 Ratschlag zur Formulierung zeigen' }));
  expect(advice.getAllByText(/Kein Zeitraum: „Wie oft“/)).toHaveLength(1);
  await userEvent.click(advice.getByRole('button', { name: 'Warum? Kein Zeitraum' }));
  expect(advice.getAllByText(/Nennen Sie einen Zeitraum/)).toHaveLength(1);
  expect(advice.getAllByText(/^Nach: Porst/)).toHaveLength(1);
  await userEvent.click(advice.getByRole('button', { name: 'Zum Block „Wie oft treiben Sie Sport?“' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('a');
  expect($marks.get().size).toBe(0);
});

test('whoever may only look is offered no fix', async () => {
  draw(broken, true);
  await screen.findByText(/zu sich selbst/);
  expect(screen.queryByRole('button', { name: /^Beheben/ })).toBeNull();
});
