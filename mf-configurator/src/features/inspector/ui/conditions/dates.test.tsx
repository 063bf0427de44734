import { cleanup, fireEvent, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../../testing/aDialog.ts';
import { choose, field, pause, renderInspector, write } from '../../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const arrival = aBlock('date', 'b', { variable: 'anreise' });

function renderDate(condition: string) {
  const block = aBlock('date', 'a', { variable: 'tag', jump_to_ids: [{ kind: 'condition', condition, target: 'b' }] });
  const { handedOn } = renderInspector(block, { others: [arrival, aBlock('number', 'c', { variable: 'zahl' })] });
  return {
    handedOn,
    stored: () => {
      pause();
      return handedOn().flatMap(({ jump_to_ids: [jump] = [] }) => (jump?.kind === 'condition' ? [jump.condition] : []));
    },
  };
}

test('a day is compared with a fixed one, with today and with another answer, in rows', () => {
  const { stored } = renderDate('tag < heute()');
  const against = screen.getByRole('combobox', { name: 'Womit: Wert in Zeile 1' });
  expect(
    within(against)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tag', 'heute', 'Antwort „anreise“']);
  expect(against).toHaveProperty('value', 'heute()');
  choose('Womit: Wert in Zeile 1', '{{anreise}}');
  expect(stored()).toEqual(['tag < anreise']);
  choose('Womit: Wert in Zeile 1', '');
  fireEvent.change(screen.getByLabelText('Wert in Zeile 1'), { target: { value: '2026-12-24' } });
  expect(stored().at(-1)).toBe('tag < "2026-12-24"');
});

test('an age is asked for in years', () => {
  const { stored } = renderDate('tag = "2026-12-24"');
  choose('Vergleich in Zeile 1', 'age-at-least');
  write('Wert in Zeile 1', '18');
  expect(stored()).toEqual(['alter(tag) >= 18']);
  choose('Vergleich in Zeile 1', 'age-below');
  expect(stored().at(-1)).toBe('alter(tag) < 18');
});

test('what compares other answers with one another stays a text', () => {
  renderDate('zahl > tage(tag, anreise)');
  expect(field('Bedingung')).toHaveProperty('value', 'zahl > tage(tag, anreise)');
});

test('bounds move with today and with other answers', () => {
  const { handedOn } = renderDate('tag = "2026-12-24"');
  choose('Spätestens, beweglich', 'heute()');
  choose('Frühestens, beweglich', 'years');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Jahre: Frühestens, beweglich' }), {
    target: { value: '99' },
  });
  choose('Frühestens, beweglich', 'plustage(anreise, 1)');
  choose('Frühestens, beweglich', 'own');
  write('Formel: Frühestens, beweglich', 'plustage(heute(), 14)');
  choose('Spätestens, beweglich', '');
  expect(handedOn()).toEqual([
    { latest: 'heute()' },
    { earliest: 'plusjahre(heute(), -120)' },
    { earliest: 'plusjahre(heute(), -99)' },
    { earliest: 'plustage(anreise, 1)' },
    { earliest: 'plustage(heute(), 14)' },
    { latest: null },
  ]);
});

test('a bound that is no day is named', () => {
  renderDate('tag = "2026-12-24"');
  choose('Spätestens, beweglich', 'own');
  write('Formel: Spätestens, beweglich', 'zahl');
  expect(screen.getByText('An Stelle 1 wird ein Datum gebraucht, dort steht aber eine Zahl.')).toBeTruthy();
});
