import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { BlockInspector } from './BlockInspector.tsx';
import type { InspectorScope } from './InspectorContext.ts';

/** What the inspector handed on, in order. */
let changes: { change: BlockChange; gesture: string }[];
let drafts: Set<object>;
let told: string[];
/** Changes a block from outside, as undo does. */
let changeFromOutside: (change: BlockChange) => void;

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  drafts = new Set();
  told = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Harness({ dialog, readOnly }: { readonly dialog: SurveyData; readonly readOnly: boolean }) {
  const [survey, setSurvey] = useState(dialog);
  const apply = (change: BlockChange): void =>
    setSurvey((before) => ({
      ...before,
      all_questions: before.all_questions.map((each, index) => (index === 0 ? Object.assign({}, each, change) : each)),
    }));
  changeFromOutside = (change) => act(() => apply(change));
  const scope = useMemo<InspectorScope>(
    () => ({
      survey,
      readOnly,
      changeBlock: (_id, change, gesture) => {
        changes.push({ change, gesture });
        apply(change);
      },
      changeMessages: () => {},
      shareScale: () => {},
      noteDraft: (form, unsaved) => {
        if (unsaved) drafts.add(form);
        else drafts.delete(form);
      },
      tellNotTaken,
    }),
    [survey, readOnly],
  );
  const [block] = survey.all_questions;
  return block ? <BlockInspector scope={scope} block={block} onSelect={() => {}} onDelete={() => {}} onClose={() => {}} /> : null;
}

const tellNotTaken = (sentence: string): void => {
  told.push(sentence);
};

function inspect(block: Block, { others = [], readOnly = false }: { others?: readonly Block[]; readOnly?: boolean } = {}) {
  return render(<Harness dialog={aDialog(block, ...others)} readOnly={readOnly} />);
}

const field = (name: string | RegExp): HTMLElement => screen.getByRole('textbox', { name });
const write = (name: string | RegExp, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const pause = (): void => {
  act(() => {
    vi.advanceTimersByTime(600);
  });
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const handedOn = (): BlockChange[] => changes.map(({ change }) => change);

describe('typing', () => {
  test('is handed on once after a pause, not with each key', () => {
    inspect(aBlock('message', 'a'));
    for (const text of ['H', 'Ha', 'Hallo']) write('Was der Bot sagt', text);
    expect(changes).toEqual([]);
    expect(drafts.size).toBe(1);
    pause();
    expect(handedOn()).toEqual([{ context: 'Hallo' }]);
    expect(drafts.size).toBe(0);
  });

  test('is handed on at once when the field is left', () => {
    inspect(aBlock('message', 'a'));
    write('Was der Bot sagt', 'Hallo');
    fireEvent.blur(field('Was der Bot sagt'));
    expect(handedOn()).toEqual([{ context: 'Hallo' }]);
  });

  test('is handed on when the inspector goes away', () => {
    const { unmount } = inspect(aBlock('message', 'a'));
    write('Kurzname', 'Einleitung');
    unmount();
    expect(handedOn()).toEqual([{ short_name: 'Einleitung' }]);
    expect(drafts.size).toBe(0);
  });

  test('of one field is one gesture, after leaving it another', () => {
    inspect(aBlock('message', 'a'));
    write('Was der Bot sagt', 'Ha');
    pause();
    write('Was der Bot sagt', 'Hallo');
    pause();
    fireEvent.blur(field('Was der Bot sagt'));
    write('Was der Bot sagt', 'Hallo!');
    pause();
    const [first, second, third] = changes.map(({ gesture }) => gesture);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });
});

describe('a change from outside', () => {
  test('shows in a field that nobody is writing in', () => {
    inspect(aBlock('message', 'a', { context: 'Neu' }));
    changeFromOutside({ context: 'Alt' });
    expect(field('Was der Bot sagt')).toHaveProperty('value', 'Alt');
    expect(changes).toEqual([]);
  });

  test('does not take away what is being written', () => {
    inspect(aBlock('message', 'a'));
    write('Kurzname', 'Mein Na');
    changeFromOutside({ context: 'Von woanders', short_name: 'Auch von woanders' });
    expect(field('Kurzname')).toHaveProperty('value', 'Mein Na');
    expect(field('Was der Bot sagt')).toHaveProperty('value', 'Von woanders');
  });
});

describe('the variable', () => {
  const other = aBlock('open', 'b', { variable: 'Alter', short_name: 'Wie alt' });

  test.each([
    ['1a', /beginnt mit einem Buchstaben/],
    ['größe', /beginnt mit einem Buchstaben/],
    ['alter', /schon der Block „Wie alt“/],
    ['with', /festes Wort/],
  ])('%s is not handed on, and the field says why', (name, reason) => {
    inspect(aBlock('open', 'a'), { others: [other] });
    write('Variable', name);
    pause();
    expect(changes).toEqual([]);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(drafts.size).toBe(1);
  });

  test('that is wrong when the inspector goes away is told', () => {
    const { unmount } = inspect(aBlock('open', 'a'), { others: [other] });
    write('Variable', '1a');
    unmount();
    expect(told).toHaveLength(1);
    expect(changes).toEqual([]);
  });

  test('may be taken away again', () => {
    inspect(aBlock('open', 'a', { variable: 'x' }));
    write('Variable', ' ');
    pause();
    expect(handedOn()).toEqual([{ variable: null }]);
    expect(drafts.size).toBe(0);
  });
});

describe('options', () => {
  const options = [
    { id: 'x', text: 'Ja', score: 1 },
    { id: 'y', text: 'Nein', score: null },
  ];
  const single = aBlock('single', 'a', { options });

  test('are written, scored with a decimal comma, and keep their ids', () => {
    inspect(single);
    write('Text von Option 2', 'Nie');
    write('Punkte von Option 2', '0,5');
    pause();
    expect(handedOn()).toEqual([{ options: [options[0], { id: 'y', text: 'Nie', score: 0.5 }] }]);
  });

  test('are added with an id that was never there, reordered and deleted', () => {
    inspect(single);
    press('Option hinzufügen');
    pause();
    const added = handedOn().at(-1);
    expect(added).toMatchObject({ options: [{ id: 'x' }, { id: 'y' }, { text: 'Option 3', score: null }] });
    press('Option 2 nach oben');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ options: [{ id: 'y' }, { id: 'x' }, { text: 'Option 3' }] });
    press('Option 1 löschen');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ options: [{ id: 'x' }, { text: 'Option 3' }] });
  });

  test('without a text are held back', () => {
    inspect(single);
    write('Text von Option 1', ' ');
    pause();
    expect(changes).toEqual([]);
    expect(screen.getByText('Option 1 braucht einen Text.')).toBeTruthy();
  });

  test('each have a reaction of their own', () => {
    inspect(single);
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
  const choose = (name: string, value: string): void => {
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  };

  test('a block, the ending, or the order', () => {
    inspect(aBlock('message', 'a'), { others });
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
    inspect(aBlock('single', 'a'), { others });
    press('Sprung hinzufügen');
    pause();
    expect(handedOn()).toEqual([{ jump_to_ids: [{ kind: 'option', option_id: 'o1', target: 'b' }] }]);
    choose('Springe zu', 'c');
    expect(handedOn().at(-1)).toEqual({ jump_to_ids: [{ kind: 'option', option_id: 'o1', target: 'c' }] });
  });

  test('by a condition, which is held back while it is empty', () => {
    inspect(aBlock('number', 'a', { variable: 'alter' }), { others });
    press('Sprung hinzufügen');
    pause();
    expect(changes).toEqual([]);
    write('Bedingung', 'alter >= 18');
    pause();
    expect(handedOn()).toEqual([{ jump_to_ids: [{ kind: 'condition', condition: 'alter >= 18', target: 'b' }] }]);
  });

  test('to a block that is gone is shown as gone', () => {
    inspect(aBlock('message', 'a', { jump_to_question: 'weg' }), { others });
    const select = screen.getByRole('combobox', { name: 'Danach weiter mit' });
    expect(within(select).getByRole('option', { name: 'Gelöschter Block', selected: true })).toBeTruthy();
  });
});

describe('each type', () => {
  test('number: bounds are read with a comma, the wrong way round they are held back', () => {
    inspect(aBlock('number', 'a'));
    write('Kleinster Wert', '1,5');
    pause();
    write('Größter Wert', '1');
    pause();
    expect(handedOn()).toEqual([{ min: 1.5 }]);
    expect(screen.getByText('Der größte Wert liegt unter dem kleinsten.')).toBeTruthy();
  });

  test('likert: points are written, and a value may stand only once', () => {
    inspect(aBlock('likert', 'a'));
    write('Beschriftung von Punkt 1', 'Nie');
    pause();
    expect(handedOn()).toMatchObject([{ scale: { from: 'block', points: [{ value: 1, label: 'Nie' }, {}, {}, {}, {}] } }]);
    write('Wert von Punkt 2', '1');
    pause();
    expect(changes).toHaveLength(1);
    expect(screen.getByText(/Den Wert von Punkt 2 gibt es schon/)).toBeTruthy();
  });

  test('likert: na and inverse are handed on at once', () => {
    inspect(aBlock('likert', 'a'));
    fireEvent.click(screen.getByRole('switch', { name: /keine Angabe/ }));
    fireEvent.click(screen.getByRole('switch', { name: 'Punkte umkehren' }));
    expect(handedOn()).toEqual([{ likert_na: true }, { inverse: true }]);
  });

  test('multiple: the greatest count may not lie below the least', () => {
    inspect(aBlock('multiple', 'a', { min: 2 }));
    write('Höchstens', '1');
    pause();
    expect(changes).toEqual([]);
    write('Höchstens', '3');
    pause();
    expect(handedOn()).toEqual([{ max: 3 }]);
  });

  test('open: the length is a whole number up to 10,000', () => {
    inspect(aBlock('open', 'a'));
    write('Höchstens so viele Zeichen', '10001');
    pause();
    expect(changes).toEqual([]);
    write('Höchstens so viele Zeichen', '500');
    pause();
    expect(handedOn()).toEqual([{ max_length: 500 }]);
  });

  test('assign: what the engine cannot read is said, but not lost', () => {
    inspect(aBlock('assign', 'a', { assignments: [{ variable: 'summe', expression: '1 + 1' }] }));
    write('Ausdruck', 'gibtsnicht + 1');
    pause();
    expect(handedOn()).toEqual([{ assignments: [{ variable: 'summe', expression: 'gibtsnicht + 1' }] }]);
    expect(screen.getByText(/eine Variable mit diesem Namen gibt es nicht/)).toBeTruthy();
  });

  test('a text with an unknown variable gets a warning', () => {
    inspect(aBlock('message', 'a', { context: 'Hallo {{name}} aus {{ort}}' }), {
      others: [aBlock('open', 'b', { variable: 'name' })],
    });
    expect(screen.getByRole('alert').textContent).toContain('Die Variable ort gibt es in diesem Dialog nicht.');
  });
});

test('read-only, nothing can be changed', () => {
  inspect(aBlock('single', 'a'), { readOnly: true });
  expect(field('Was der Bot sagt')).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: /hinzufügen|löschen/ })).toBeNull();
  expect(screen.getByRole('switch', { name: /übersprungen/ })).toHaveProperty('disabled', true);
});
