import type { Block } from '@dialogwerk/shared/contract';
import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBlock } from '../../../../../testing/aDialog.ts';
import { choose, field, pause, press, renderInspector, write } from '../../../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tried = (text: string): string | null => {
  write('Ausprobieren', text);
  return screen.getByRole('status').textContent;
};

describe('the form of a free text', () => {
  test('is a ready one, so many digits, an own one, or none', () => {
    const { handedOn } = renderInspector(aBlock('open', 'a'));
    choose('Form der Antwort', 'postcode');
    choose('Form der Antwort', 'digits');
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Anzahl der Ziffern' }), { target: { value: '5' } });
    // Five digits are still those of the number, not a postcode.
    expect(screen.getByRole('spinbutton', { name: 'Anzahl der Ziffern' })).toHaveProperty('value', '5');
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Anzahl der Ziffern' }), { target: { value: '0' } });
    choose('Form der Antwort', 'iban');
    choose('Form der Antwort', 'own');
    write('Eigene Form', ' KB-#### ');
    pause();
    choose('Form der Antwort', 'none');
    expect(handedOn()).toEqual([
      { pattern: '#####' },
      { pattern: '#######' },
      { pattern: '#####' },
      { pattern: '{IBAN}' },
      { pattern: 'KB-####' },
      { pattern: null },
    ]);
    expect(screen.queryByLabelText('Ausprobieren')).toBeNull();
  });

  test('is tried out at once, with what the dialog would say', () => {
    renderInspector(aBlock('open', 'a', { pattern: '{IBAN}' }));
    expect(tried('de02 1203 0000 0000 2020 51')).toBe('Diese Antwort passt.');
    expect(tried('DE02120300000000202052')).toBe(
      'Diese Antwort passt nicht. Der Bot sagt: „Bitte geben Sie eine gültige IBAN ein, zum Beispiel DE02 1203 0000 0000 2020 51.“',
    );
    expect(tried(' ')).toBe('Schreiben Sie hier eine Antwort, um zu sehen, ob sie passt.');
  });

  test('is tried out as it is written, before it is saved, and with the author’s sentence', () => {
    renderInspector(aBlock('open', 'a', { pattern: 'A#', wrong: 'Nur Hörsäle.' }));
    expect(screen.getByRole('combobox', { name: 'Form der Antwort' })).toHaveProperty('value', 'own');
    expect(tried('A1')).toBe('Diese Antwort passt.');
    write('Eigene Form', 'B#');
    expect(screen.getByRole('status').textContent).toBe('Diese Antwort passt nicht. Der Bot sagt: „Nur Hörsäle.“');
  });

  test('has a least length, which is not above the greatest', () => {
    const { handedOn } = renderInspector(aBlock('open', 'a', { max_length: 50 }));
    write('Mindestens so viele Zeichen', '20');
    pause();
    write('Mindestens so viele Zeichen', '60');
    pause();
    expect(screen.getByText('Das ist mehr, als höchstens erlaubt ist.')).toBeTruthy();
    write('Mindestens so viele Zeichen', '');
    pause();
    expect(handedOn()).toEqual([{ min_length: 20 }, { min_length: null }]);
  });
});

describe('the rule for an answer', () => {
  const start = aBlock('time', 'b', { variable: 'beginn' });
  const end = (fields: object = {}): Block => aBlock('time', 'a', { variable: 'ende', ...fields });

  test('is written in rows about the answer itself, once it is wanted, and taken away', () => {
    const { handedOn } = renderInspector(end(), { others: [start] });
    expect(screen.queryByRole('group', { name: 'Regel für die Antwort' })).toBeNull();
    press('Regel hinzufügen');
    expect(screen.getByRole('combobox', { name: 'Variable in Zeile 1' })).toHaveProperty('value', 'ende');
    choose('Vergleich in Zeile 1', 'more');
    choose('Womit: Wert in Zeile 1', '{{beginn}}');
    pause();
    press('Regel entfernen');
    expect(handedOn()).toEqual([{ must: 'ende > beginn' }, { must: null }]);
  });

  test('has a sentence, and says which variables of it nothing fills', () => {
    const { handedOn } = renderInspector(end(), { others: [start] });
    write('Wenn eine Antwort nicht passt', 'Nach {{beginn}}, {{niemand}}.');
    pause();
    expect(handedOn()).toEqual([{ wrong: 'Nach {{beginn}}, {{niemand}}.' }]);
    expect(screen.getByText(/niemand/, { selector: '[role="alert"] *' })).toBeTruthy();
  });

  test('lets go after so many replies that do not fit, by a way that goes with them', () => {
    const { handedOn } = renderInspector(end(), { others: [start] });
    expect(screen.queryByRole('combobox', { name: 'Dann weiter mit' })).toBeNull();
    choose('Ohne Antwort weiter', '3');
    choose('Dann weiter mit', 'b');
    choose('Dann weiter mit', '');
    choose('Ohne Antwort weiter', '');
    expect(handedOn()).toEqual([
      { tries: 3 },
      { tries_target: 'b' },
      { tries_target: null },
      { tries: null, tries_target: null },
    ]);
    expect(screen.queryByRole('combobox', { name: 'Dann weiter mit' })).toBeNull();
  });

  test('is told in the folded part, which stands open where the check found something there', () => {
    renderInspector(end({ must: 'ende > beginn', wrong: 'Später.', tries: 2 }), { others: [start], folded: true });
    expect(screen.getByText('mit einer Regel, mit eigenem Hinweis, 2 Versuche')).toBeTruthy();
    renderInspector(end({ must: 'ende >' }), { others: [start], folded: true, found: ['rule-unreadable'] });
    expect(field('Regel für die Antwort')).toHaveProperty('value', 'ende >');
  });
});

describe('the time to answer in', () => {
  test('is so many seconds, with a way of its own when they are over, and goes with them', () => {
    const { handedOn } = renderInspector(aBlock('single', 'a'), { others: [aBlock('open', 'b')] });
    expect(screen.queryByRole('combobox', { name: 'Zeit abgelaufen: weiter mit' })).toBeNull();
    write('Zeit zum Antworten (Sekunden)', '3');
    pause();
    expect(screen.getByText(/ganze Zahl von 5 bis 3.600/)).toBeTruthy();
    write('Zeit zum Antworten (Sekunden)', '30');
    pause();
    choose('Zeit abgelaufen: weiter mit', 'b');
    fireEvent.click(screen.getByRole('switch', { name: 'Die Zeit gehört zur Aufgabe' }));
    write('Zeit zum Antworten (Sekunden)', '');
    pause();
    expect(handedOn()).toEqual([
      { time_limit: 30 },
      { time_target: 'b' },
      { time_essential: true },
      { time_limit: null, time_target: null, time_essential: false },
    ]);
  });

  test('is told in the folded part', () => {
    renderInspector(aBlock('single', 'a', { time_limit: 300 }), { folded: true });
    expect(screen.getByText('Pflichtfrage, 5 min Zeit')).toBeTruthy();
  });
});
