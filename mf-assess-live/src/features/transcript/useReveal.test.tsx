import type { DialogEntry } from '@dialogwerk/shared/contract';
import { act, renderPart, screen } from '@dialogwerk/shared/testing/part';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInBrowserParts } from '../../testing/browserParts.ts';
import { useReveal } from './ui/useReveal.ts';

beforeEach(() => {
  standInBrowserParts();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

interface Told {
  readonly entries: readonly DialogEntry[];
  readonly freshFrom: number;
}

const said = (count: number): DialogEntry[] =>
  Array.from({ length: count }, (_, place) => ({
    context: `${place}`,
    user_or_bot: 'bot',
    created_on: 1,
    type: 'open',
    unique_question_id: 'a',
    nachfrage_id: null,
    current_question_id: 'a',
    finished_question_id: null,
    pause: 1_000,
  }));

test('a transcript that a change has made shorter goes on with its pauses', () => {
  let show = (_told: Told): void => undefined;
  const Screen = () => {
    const [{ entries, freshFrom }, setTold] = useState<Told>({ entries: said(5), freshFrom: 5 });
    show = setTold;
    return <p>{useReveal(entries, freshFrom, 0.5)}</p>;
  };
  renderPart(Screen);
  expect(screen.getByRole('paragraph').textContent).toBe('5');
  act(() => show({ entries: said(2), freshFrom: 2 }));
  expect(screen.getByRole('paragraph').textContent).toBe('2');
  act(() => show({ entries: said(4), freshFrom: 2 }));
  expect(screen.getByRole('paragraph').textContent).toBe('2');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('paragraph').textContent).toBe('3');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('paragraph').textContent).toBe('4');
});
