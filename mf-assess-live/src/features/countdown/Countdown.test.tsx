import type { OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { act, renderPart, screen } from '@dialogwerk/shared/testing/part';
import { fireEvent } from '@dialogwerk/shared/testing/screen';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asClock, spanInWords } from './model/spans.ts';
import { Countdown } from './ui/Countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asked = (timed: NonNullable<OpenQuestion['timed']>): OpenQuestion => ({
  unique_question_id: 'q',
  nachfrage_id: null,
  item_id: null,
  optional: false,
  reason: null,
  timed,
  input: { type: 'open', multiline: false, max_length: 100 },
});

function draw(question: OpenQuestion) {
  const onReply = vi.fn<(reply: Reply, shown: string) => void>();
  function Screen() {
    const [drawn, setDrawn] = useState(1);
    return (
      <>
        <Countdown key={drawn} question={question} survey={{ language: 'de', du_sie: 'sie' }} onReply={onReply} />
        <input aria-label="Neu" onClick={() => setDrawn(drawn + 1)} />
      </>
    );
  }
  renderPart(Screen);
  return { onReply };
}
const goBy = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000));
};
const clock = (): string | null => screen.getByRole('timer').textContent;
const said = (): string | null => screen.getByRole('status').textContent;

test('says before how much time there is, counts, and is read out now and then', () => {
  const { onReply } = draw(asked({ seconds: 30 }));
  expect(said()).toBe('Für diese Antwort haben Sie 30 Sekunden, auf Wunsch auch mehr.');
  expect(clock()).toBe('noch 0:30');
  goBy(12);
  expect(clock()).toBe('noch 0:18');
  expect(said()).not.toContain('Noch');
  goBy(8);
  expect(said()).toContain('Noch 10 Sekunden.');
  goBy(10);
  expect(said()).toBe('Die Zeit ist um. In 20 Sekunden geht es ohne Antwort weiter.');
  expect(onReply).not.toHaveBeenCalled();
  goBy(20);
  expect(onReply).toHaveBeenCalledExactlyOnceWith({ type: 'timed_out' }, 'Zeit abgelaufen');
});

test('gives ten times as much to who wants more, also once the time is over', () => {
  const { onReply } = draw(asked({ seconds: 30 }));
  goBy(35);
  fireEvent.click(screen.getByRole('button', { name: 'Mehr Zeit' }));
  expect(clock()).toBe('noch 5:00');
  expect(said()).toContain('Sie haben jetzt 5 Minuten.');
  goBy(299);
  expect(onReply).not.toHaveBeenCalled();
});

test('of a time that is part of what is asked there is no more', () => {
  const { onReply } = draw(asked({ seconds: 5, essential: true }));
  expect(said()).toBe('Für diese Antwort haben Sie 5 Sekunden. Danach geht es ohne sie weiter.');
  expect(screen.queryByRole('button')).toBeNull();
  goBy(6);
  expect(onReply).toHaveBeenCalledOnce();
});

test('says again a little later that the time is over, where the server did not think so', () => {
  const { onReply } = draw(asked({ seconds: 5, essential: true }));
  goBy(5);
  fireEvent.click(screen.getByRole('textbox', { name: 'Neu' }));
  expect(clock()).toBe('noch 0:05');
  expect(onReply).toHaveBeenCalledOnce();
  goBy(5);
  expect(onReply).toHaveBeenCalledTimes(2);
});

test('goes on where it was, after a reply that was refused and after a reload', () => {
  draw(asked({ seconds: 60, left: 40_000 }));
  expect(clock()).toBe('noch 0:40');
  goBy(10);
  fireEvent.click(screen.getByRole('textbox', { name: 'Neu' }));
  expect(clock()).toBe('noch 0:30');
});

test('who comes back long after can still take more time', () => {
  const { onReply } = draw(asked({ seconds: 60, left: -900_000 }));
  goBy(1);
  expect(said()).toContain('Die Zeit ist um.');
  expect(onReply).not.toHaveBeenCalled();
});

test.each([
  [0, '0 Sekunden', '0:00'],
  [90, '1 Minute 30 Sekunden', '1:30'],
  [600, '10 Minuten', '10:00'],
  [36_005, '10 Stunden 5 Sekunden', '10:00:05'],
])('%i seconds in words and on a clock', (seconds, words, shown) => {
  expect(spanInWords(seconds, 'de')).toBe(words);
  expect(asClock(seconds)).toBe(shown);
});
