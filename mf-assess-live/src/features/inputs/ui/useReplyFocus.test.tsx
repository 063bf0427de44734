import { act, renderPart, screen } from '@dialogwerk/shared/testing/part';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useReplyFocus } from './useReplyFocus.ts';

/** One reply by a button; the input of the next question comes when the test lets it. */
function draw() {
  let letCome = (): void => undefined;
  function Screen() {
    const frame = useRef<HTMLElement>(null);
    const [question, setQuestion] = useState('eins');
    const [isHere, setIsHere] = useState(false);
    letCome = () => setIsHere(true);
    const onReplied = useReplyFocus(frame, question, false);
    return (
      <>
        <section ref={frame} tabIndex={-1} aria-label="Antwort">
          {question === 'eins' && (
            <button
              type="button"
              onClick={() => {
                onReplied();
                setQuestion('zwei');
              }}
            >
              Ja
            </button>
          )}
          {question === 'zwei' && (isHere ? <input aria-label="Stunden" /> : <p>Einen Moment bitte …</p>)}
        </section>
        <button type="button">Menü</button>
      </>
    );
  }
  return { ...renderPart(Screen), letCome: () => act(async () => letCome()) };
}

test('an input that comes late gets the focus that waits for it on the frame', async () => {
  const { user, letCome } = draw();
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Antwort' }));
  await letCome();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Stunden' }));
});

test('an input that comes late takes the focus from nobody who went on meanwhile', async () => {
  const { user, letCome } = draw();
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  const menu = screen.getByRole('button', { name: 'Menü' });
  await user.click(menu);
  await letCome();
  expect(document.activeElement).toBe(menu);
});
