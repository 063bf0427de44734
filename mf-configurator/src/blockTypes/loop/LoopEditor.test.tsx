import type { BlockOf } from '@dialogwerk/shared/contract';
import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose, pause, press, renderInspector, write } from '../../features/inspector/testing/renderInspector.tsx';
import { aBlock } from '../../testing/aDialog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const others = [
  aBlock('open', 'name', { short_name: 'Name', variable: 'name' }),
  aBlock('number', 'alter', { short_name: 'Alter', variable: 'alter' }),
  aBlock('message', 'ende', { short_name: 'Ende' }),
];
const loop = (fields: Partial<BlockOf<'loop'>> = {}) => aBlock('loop', 'kind', { variable: 'kind', ...fields });
const pick = (name: string): void => {
  fireEvent.click(screen.getByRole('radio', { name }));
};
const check = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('checkbox', { name }));
};

describe('how often', () => {
  test('until somebody says no: the question and its answers', () => {
    const { handedOn } = renderInspector(loop(), { others });
    expect(screen.getByRole('radio', { name: 'Bis „Nein“ auf „Noch jemand?“' })).toHaveProperty('checked', true);
    write('Frage nach jeder Runde', 'Noch ein Kind?');
    write('Höchstens so viele Runden', '6');
    pause();
    expect(handedOn()).toEqual([{ rounds: { kind: 'again', text: 'Noch ein Kind?', yes: 'Ja', no: 'Nein', most: 6 } }]);
    write('Höchstens so viele Runden', '21');
    pause();
    expect(handedOn()).toHaveLength(1);
    expect(screen.getByText('Bitte geben Sie eine ganze Zahl von 1 bis 20 ein.')).toBeTruthy();
  });

  test('as often as a number says, which only an expression gives where no number was asked before', () => {
    const { handedOn } = renderInspector(loop(), { others });
    pick('So oft, wie eine Zahl sagt');
    expect(handedOn()).toEqual([{ rounds: { kind: 'number', count: '', most: 10 } }]);
    expect(screen.getByText('Bitte wählen Sie, welche Zahl gilt.')).toBeTruthy();
    choose('Welche Zahl', '@own');
    write('Formel für die Zahl der Runden', '2 + 1');
    pause();
    expect(handedOn().at(-1)).toEqual({ rounds: { kind: 'number', count: '2 + 1', most: 10 } });
  });

  test('for each entry of a list', () => {
    const { handedOn } = renderInspector(loop(), { others });
    pick('Für jeden Eintrag einer Liste');
    expect(handedOn()).toEqual([{ rounds: { kind: 'entries' } }]);
    press('Eintrag hinzufügen');
    write('Eintrag 1', 'Hund');
    pause();
    expect(handedOn().at(-1)).toMatchObject({ items: [{ text: 'Hund' }] });
  });
});

describe('the blocks of the group', () => {
  test('those right behind are proposed, and single ones come and go', () => {
    const { handedOn } = renderInspector(loop(), { others });
    press('Die folgenden 2 Blöcke nehmen');
    expect(handedOn()).toEqual([{ members: ['name', 'alter'] }]);
    check('3. Alter');
    check('4. Ende');
    expect(handedOn().slice(1)).toEqual([{ members: ['name'] }, { members: ['name', 'ende'] }]);
  });

  test('the first and the last one take all between them', () => {
    const { handedOn } = renderInspector(loop(), { others });
    choose('Letzte Frage', 'ende');
    choose('Erste Frage', 'name');
    expect(handedOn().at(-1)).toEqual({ members: ['name', 'alter', 'ende'] });
    choose('Erste Frage', '');
    expect(handedOn().at(-1)).toEqual({ members: [] });
  });

  test('what belongs to another loop, and that which it is a part of, is not offered', () => {
    const outer = aBlock('loop', 'haus', { short_name: 'Haus', members: ['kind', 'name'] });
    const other = aBlock('loop', 'tier', { short_name: 'Tier', members: ['alter'] });
    renderInspector(loop(), { others: [outer, other, ...others] });
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      '3. Tier',
      '4. Name',
      '6. Ende',
    ]);
  });
});

test('says what a round is called in texts, and which columns come out', () => {
  const members = ['name', 'alter'];
  const { handedOn } = renderInspector(loop({ members }), { others });
  choose('Name einer Runde', 'name');
  expect(handedOn()).toEqual([{ named_by: 'name' }]);
  expect(screen.getByText(/\{\{kind\.name\}\}/)).toBeTruthy();
  expect(screen.getByText(/name_1, name_2, … name_10; alter_1, alter_2, … alter_10/)).toBeTruthy();
  choose('Name einer Runde', '');
  expect(handedOn().at(-1)).toEqual({ named_by: null });
});

test('a question of the group says that the next round follows its last one', () => {
  const [name, alter] = others;
  if (!name || !alter) throw new Error('No questions.');
  const around = [loop({ short_name: 'Kinder', members: ['alter', 'name'] }), name];
  renderInspector(alter, { others: around });
  expect(screen.getByRole('combobox', { name: 'Danach weiter mit' }).textContent).toContain('Nächster Block in der');
  expect(screen.getByRole('option', { name: '2. Kinder (nächste Runde)' })).toBeTruthy();
  renderInspector(name, { others: [loop({ short_name: 'Kinder', members: ['name'] }), alter] });
  expect(screen.getByRole('combobox', { name: 'Danach weiter mit' }).textContent).toContain(
    'Nächste Runde von „Kinder“',
  );
});

test('a text of the group may name what is of its round, one behind it is told that it may not', () => {
  const text = 'Wie alt ist {{kind.name}}, also {{name}}?';
  const [name] = others;
  if (!name) throw new Error('No question.');
  const group = loop({ members: ['alter', 'name'] });
  renderInspector(aBlock('number', 'alter', { context: text }), { others: [group, name] });
  expect(screen.queryByText(/gibt es in diesem Dialog nicht/)).toBeNull();
  renderInspector(aBlock('number', 'danach', { context: text }), { others: [group, name] });
  expect(screen.getByText(/gibt es in diesem Dialog nicht: kind\.name, name\./)).toBeTruthy();
});
