import { afterEach, beforeEach, expect, test } from 'vitest';
import { $session } from '../../state/session.ts';
import { cleanup, render, screen } from '../../testing/renderScreen.tsx';
import { forgetTyped, keepTyped, readTyped } from './typedTexts.ts';
import { useTyped } from './useTyped.ts';

const signIn = (user_id: string): void =>
  $session.set({ username: `${user_id}@example.org`, firstName: user_id, lastName: '', user_id, admin: false });

beforeEach(() => signIn('ada'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  $session.set(null);
});

function Field() {
  const [text, setText] = useTyped('note', 'Anfang');
  return (
    <button type="button" onClick={() => setText(text === 'Anfang' ? 'Halb fertig' : 'Anfang')}>
      {text}
    </button>
  );
}

const shown = (): string | null => screen.getByRole('button').textContent;

test('a text stands there again when its field comes back, and nothing is kept once it is as it began', () => {
  render(<Field />);
  screen.getByRole('button').click();
  cleanup();
  render(<Field />);
  expect(shown()).toBe('Halb fertig');
  screen.getByRole('button').click();
  expect(sessionStorage.getItem('dialogwerk-typed ada')).toBeNull();
});

test('places are kept apart, and so are people', () => {
  keepTyped('one', 'Eins');
  keepTyped('two', 'Zwei');
  keepTyped('one', null);
  expect([readTyped('one'), readTyped('two')]).toEqual([null, 'Zwei']);
  signIn('eve');
  expect(readTyped('two')).toBeNull();
});

test('signing out forgets it all, and what goes with the session leaves nothing behind', () => {
  keepTyped('one', 'Eins');
  forgetTyped();
  expect(readTyped('one')).toBeNull();
  $session.set(null);
  keepTyped('one', 'Eins');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('dialogwerk-typed'))).toEqual([]);
});
