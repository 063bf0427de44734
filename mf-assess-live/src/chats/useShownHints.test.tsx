import { act, renderPart, screen } from '@dialogwerk/shared/testing/part';
import type { FoundHint, Notebook } from '@dialogwerk/shared/contract';
import { useStoreValue } from '../loading/useStoreValue.ts';
import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useShownHints } from './useShownHints.ts';

const clue = (number: number, survey_id: string): FoundHint => ({
  kind: 'clue',
  survey_id,
  unique_question_id: `q${number}`,
  title: `Hinweis ${number}`,
  text: '',
  number,
  found_at: number,
});
const notebookWith = (...found: FoundHint[]): Notebook => ({ clues: 5, endings: 0, found, clock: null });
const $notebook = atom<Notebook | null>(null);
const $typing = atom<readonly string[]>([]);

function Hints() {
  const { shown, onTyping } = useShownHints(useStoreValue($notebook));
  return (
    <>
      <p role="status">{shown.map(({ number }) => number).join(' ')}</p>
      <Chat name="mara" onTyping={onTyping} />
      <Chat name="nik" onTyping={onTyping} />
    </>
  );
}

function Chat({ name, onTyping }: { name: string; onTyping: (name: string, isTyping: boolean) => void }) {
  const isTyping = useStoreValue($typing).includes(name);
  useLayoutEffect(() => onTyping(name, isTyping), [name, isTyping, onTyping]);
  return null;
}

beforeEach(() => {
  $notebook.set(null);
  $typing.set([]);
});
const shown = (): string | null => screen.getByRole('status').textContent;

test('what was found on an earlier visit is shown at once, also while its chat types', async () => {
  $typing.set(['mara']);
  renderPart(Hints);
  await act(async () => $notebook.set(notebookWith(clue(2, 'mara'), clue(1, 'nik'))));
  expect(shown()).toBe('2 1');
});

test('what is found now is shown once its chat has said all it had to say, and then stays', async () => {
  renderPart(Hints);
  await act(async () => $notebook.set(notebookWith()));
  await act(async () => {
    $typing.set(['mara']);
    $notebook.set(notebookWith(clue(1, 'mara'), clue(2, 'nik')));
  });
  expect(shown()).toBe('2');
  await act(async () => $typing.set([]));
  expect(shown()).toBe('1 2');
  await act(async () => $typing.set(['mara', 'nik']));
  expect(shown()).toBe('1 2');
});
