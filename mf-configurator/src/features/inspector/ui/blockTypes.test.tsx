import { cleanup, fireEvent, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { choose, pause, press, renderInspector, write } from '../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('options', () => {
  const options = [
    { id: 'x', text: 'Ja', score: 1 },
    { id: 'y', text: 'Nein', score: null },
  ];
  const single = aBlock('single', 'a', { options });

  test('are written, scored with a decimal comma, and keep their ids', () => {
    const { handedOn } = renderInspector(single);
    write('Text von Option 2', 'Nie');
    write('Punkte von Option 2', '0,5');
    pause();
    expect(handedOn()).toEqual([{ options: [options[0], { id: 'y', text: 'Nie', score: 0.5 }] }]);
  });

  test('are added with an id that was never there, reordered and deleted', () => {
    const { handedOn } = renderInspector(single);
    press('Option hinzufügen');
    pause();
    expect(handedOn()).toEqual([]);
    expect(screen.queryByText('Option 3 braucht einen Text.')).toBeNull();
    write('Text von Option 3', 'Manchmal');
    pause();
    const added = handedOn().at(-1);
    expect(added).toMatchObject({ options: [{ id: 'x' }, { id: 'y' }, { text: 'Manchmal', score: null }] });
    press('Option 2 nach oben');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ options: [{ id: 'y' }, { id: 'x' }, { text: 'Manchmal' }] });
    press('Option 1 löschen');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ options: [{ id: 'x' }, { text: 'Manchmal' }] });
  });

  test('that were only added keep nothing else from being stored, and go without a word when the block is left', () => {
    const { handedOn, told, leave } = renderInspector(single);
    press('Option hinzufügen');
    write('Text von Option 1', 'Immer');
    pause();
    expect(handedOn()).toEqual([{ options: [{ ...options[0], text: 'Immer' }, options[1]] }]);
    leave();
    expect([handedOn().length, told]).toEqual([1, []]);
  });

  test('with points alone are held back, and the author reads so', () => {
    const { handedOn, told, leave } = renderInspector(single);
    press('Option hinzufügen');
    write('Punkte von Option 3', '2');
    pause();
    leave();
    expect(handedOn()).toEqual([]);
    expect(told.join()).toContain('Option 3 braucht einen Text.');
  });

  test('without a text are held back', () => {
    const { changes } = renderInspector(single);
    write('Text von Option 1', ' ');
    pause();
    expect(changes).toEqual([]);
    expect(screen.getByText('Option 1 braucht einen Text.')).toBeTruthy();
  });

  test('each have a reaction of their own', () => {
    const { handedOn } = renderInspector(single);
    write('Reaktion auf „Ja“', 'Wie schön!');
    pause();
    expect(handedOn()).toEqual([{ jump_to_reactions: { x: 'Wie schön!' } }]);
    write('Reaktion auf „Ja“', '');
    pause();
    expect(handedOn().at(-1)).toEqual({ jump_to_reactions: {} });
  });
});

describe('where it goes on', () => {
  const others = [aBlock('open', 'b', { short_name: 'Zweiter' }), aBlock('open', 'c', { short_name: 'Dritter' })];

  test('a block, the ending, or the order', () => {
    const { handedOn } = renderInspector(aBlock('message', 'a'), { others });
    choose('Danach weiter mit', 'c');
    choose('Danach weiter mit', '@end');
    choose('Danach weiter mit', '');
    expect(handedOn()).toEqual([
      { is_end: false, jump_to_question: 'c' },
      { is_end: true },
      { is_end: false, jump_to_question: null },
    ]);
  });

  test('by option: the first free one is offered', () => {
    const { handedOn } = renderInspector(aBlock('single', 'a'), { others });
    press('Sprung hinzufügen');
    pause();
    const target = screen.getByRole('combobox', { name: 'Springe zu' });
    expect(within(target).getByRole('option', { selected: true }).textContent).toBe('Bitte wählen …');
    expect(handedOn()).toEqual([]);
    choose('Springe zu', 'c');
    expect(handedOn()).toEqual([{ jump_to_ids: [{ kind: 'option', option_id: 'o1', target: 'c' }] }]);
  });

  test('by a condition, which is held back while it is empty', () => {
    const { changes, handedOn } = renderInspector(aBlock('number', 'a', { variable: 'alter' }), { others });
    press('Sprung hinzufügen');
    choose('Springe zu', 'b');
    pause();
    expect(changes).toEqual([]);
    expect(screen.getByText('Sprung 1 braucht eine Bedingung.')).toBeTruthy();
    choose('Variable in Zeile 1', 'alter');
    choose('Vergleich in Zeile 1', 'at-least');
    pause();
    expect(changes).toEqual([]);
    write('Wert in Zeile 1', '18');
    pause();
    expect(handedOn()).toEqual([{ jump_to_ids: [{ kind: 'condition', condition: 'alter >= 18', target: 'b' }] }]);
  });

  test('by what the reply means, where it is in words: no condition is wanted then', () => {
    const saved = { kind: 'condition', condition: '', target: 'c' } as const;
    const { handedOn } = renderInspector(aBlock('open', 'a', { jump_to_ids: [saved] }), { others });
    expect(screen.queryByText('Sprung 1 braucht eine Bedingung.')).toBeNull();
    expect(screen.getByText(/geben Sie unter „Trainieren“ mit Beispielen an/)).toBeTruthy();
    choose('Springe zu', 'b');
    pause();
    expect(handedOn()).toEqual([{ jump_to_ids: [{ ...saved, target: 'b' }] }]);
  });

  test('a jump without a target is held back while the others are stored, and is there again when one comes back', () => {
    const saved = { kind: 'condition', condition: 'alter < 18', target: 'b' } as const;
    const block = aBlock('number', 'a', { variable: 'alter', jump_to_ids: [saved] });
    const { handedOn, told, leave } = renderInspector(block, { others });
    press('Sprung hinzufügen');
    choose('Danach weiter mit', 'c');
    pause();
    expect(handedOn()).toEqual([{ is_end: false, jump_to_question: 'c' }]);
    const [, second] = screen.getAllByRole('button', { name: 'Als Text bearbeiten' });
    if (second) fireEvent.click(second);
    write('Bedingung', 'alter > 99');
    pause();
    expect(screen.getByText('Sprung 2 braucht ein Ziel.')).toBeTruthy();
    leave();
    expect(handedOn()).toHaveLength(1);
    expect(told.join()).toContain('Sprung 2 braucht ein Ziel.');
  });

  test('to a block that is gone is shown as gone', () => {
    renderInspector(aBlock('message', 'a', { jump_to_question: 'weg' }), { others });
    const select = screen.getByRole('combobox', { name: 'Danach weiter mit' });
    expect(within(select).getByRole('option', { name: 'Gelöschter Block', selected: true })).toBeTruthy();
  });
});

describe('each type', () => {
  test('number: bounds are read with a comma, the wrong way round they are held back', () => {
    const { handedOn } = renderInspector(aBlock('number', 'a'));
    write('Kleinster Wert', '1,5');
    pause();
    write('Größter Wert', '1');
    pause();
    expect(handedOn()).toEqual([{ min: 1.5 }]);
    expect(screen.getByText('Der größte Wert liegt unter dem kleinsten.')).toBeTruthy();
  });

  test('likert: points are written, and a value may stand only once', () => {
    const { changes, handedOn } = renderInspector(aBlock('likert', 'a'));
    write('Beschriftung von Punkt 1', 'Nie');
    pause();
    expect(handedOn()).toMatchObject([
      { scale: { from: 'block', points: [{ value: 1, label: 'Nie' }, {}, {}, {}, {}] } },
    ]);
    write('Wert von Punkt 2', '1');
    pause();
    expect(changes).toHaveLength(1);
    expect(screen.getByText(/Den Wert von Punkt 2 gibt es schon/)).toBeTruthy();
  });

  test('likert: na and inverse are handed on at once', () => {
    const { handedOn } = renderInspector(aBlock('likert', 'a'));
    fireEvent.click(screen.getByRole('switch', { name: /keine Angabe/ }));
    fireEvent.click(screen.getByRole('switch', { name: 'Punkte umkehren' }));
    expect(handedOn()).toEqual([{ likert_na: true }, { inverse: true }]);
  });

  test('multiple: the greatest count may not lie below the least', () => {
    const { changes, handedOn } = renderInspector(aBlock('multiple', 'a', { min: 2 }));
    write('Höchstens', '1');
    pause();
    expect(changes).toEqual([]);
    write('Höchstens', '3');
    pause();
    expect(handedOn()).toEqual([{ max: 3 }]);
  });

  test('open: the length is a whole number up to 10,000', () => {
    const { changes, handedOn } = renderInspector(aBlock('open', 'a'));
    write('Höchstens so viele Zeichen', '10001');
    pause();
    expect(changes).toEqual([]);
    write('Höchstens so viele Zeichen', '500');
    pause();
    expect(handedOn()).toEqual([{ max_length: 500 }]);
  });

  test('assign: what the engine cannot read is said, but not lost', () => {
    const { handedOn } = renderInspector(
      aBlock('assign', 'a', { assignments: [{ variable: 'summe', expression: '1 + 1' }] }),
    );
    write('Formel', 'gibtsnicht + 1');
    pause();
    expect(handedOn()).toEqual([{ assignments: [{ variable: 'summe', expression: 'gibtsnicht + 1' }] }]);
    expect(screen.getByText(/eine Variable mit diesem Namen gibt es nicht/)).toBeTruthy();
  });

  test('a text with an unknown variable gets a warning', () => {
    renderInspector(aBlock('message', 'a', { context: 'Hallo {{name}} aus {{ort}}' }), {
      others: [aBlock('open', 'b', { variable: 'name' })],
    });
    expect(screen.getByRole('alert').textContent).toContain('Die Variable „ort“ gibt es in diesem Dialog nicht.');
  });
});
