import { describe, expect, test } from 'vitest';
import type { Block, BlockOf } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { applyEdits } from '../../testing/applyEdits.ts';
import { loop, message, open, shuffle, single } from '../../testing/blocks.ts';
import { checkDialog } from '../checkDialog.ts';

const mixed = (fields: Partial<BlockOf<'shuffle'>> = {}): BlockOf<'shuffle'> =>
  shuffle('mixed', {
    variable: 'place',
    items: [
      { id: 'a', text: 'Erster', members: ['a1', 'a2'] },
      { id: 'b', text: 'Zweiter', members: ['b1'] },
      { id: 'c', text: 'Dritter', members: ['c1'] },
    ],
    ...fields,
  });
const questions = [
  open('a1', { variable: 'one' }),
  open('a2', { context: 'Mehr zu {{one}}?' }),
  open('b1', { variable: 'two' }),
  open('c1', { variable: 'three' }),
];
const after = message('after', { context: '{{one}}, {{two}} und {{three}}; {{place_2}}.' });
const checked = (blocks: readonly Block[]) => checkDialog(aSnapshot(blocks, { privacy_declaration_text: 'x' }));
const found = (blocks: readonly Block[]): string[] =>
  checked(blocks).map((finding) => `${finding.kind} ${finding.unique_question_id}: ${finding.message}`);

test('nothing is raised on a sound one: behind it all is known, and its circle of items ends', () => {
  expect(found([mixed(), ...questions, after])).toEqual([]);
  const silent = questions.map((block) => message(block.unique_question_id, { context: 'Hallo.' }));
  expect(found([mixed(), ...silent, open('end', { context: 'Und?' })])).toEqual([]);
});

describe('what is wrong with the shuffle itself', () => {
  const filled = mixed().items;
  test.each([
    ['without blocks', [{ id: 'a', text: 'A', members: [] }], 'mindestens zwei Teile'],
    ['with one item alone', filled.slice(0, 1), 'mindestens zwei Teile'],
    ['with an empty item', [...filled, { id: 'd', text: 'Leer', members: [] }], 'Der Teil „Leer“'],
    ['with a block that is gone', [...filled, { id: 'd', text: 'D', members: ['gone', 'after'] }], 'nicht (mehr) gibt'],
    ['with a block in two items', [...filled, { id: 'd', text: 'D', members: ['a1', 'after'] }], 'zu zwei Teilen'],
    ['with itself', [...filled, { id: 'd', text: 'D', members: ['mixed', 'after'] }], 'zu sich selbst'],
  ] satisfies [string, BlockOf<'shuffle'>['items'], string][])('%s, which its way to mend ends', (_, items, told) => {
    const blocks = [mixed({ items }), ...questions, message('after', { context: 'Ende.' })];
    const own = checked(blocks).filter(({ kind }) => kind === 'shuffle');
    expect(own).toHaveLength(1);
    expect(own[0]?.message).toContain(told);
    if (!own[0]?.fix) return;
    const mended = applyEdits(aSnapshot(blocks, { privacy_declaration_text: 'x' }), own[0].fix.edits);
    expect(checkDialog(mended).filter(({ kind }) => kind === 'shuffle')).toEqual([]);
  });

  test('a block that a loop asks, too', () => {
    const around = loop('round', { variable: 'round', members: ['c1'] });
    expect(found([around, mixed(), ...questions])).toContainEqual(
      expect.stringContaining('zu zwei Teilen oder Wiederholungen'),
    );
  });
});

describe('what holds in some orders alone', () => {
  test('a text that names what comes later in some orders is a finding, wherever it stands', () => {
    const named = (id: string, context: string): Block[] =>
      questions.map((block) => (block.unique_question_id === id ? Object.assign({}, block, { context }) : block));
    expect(found([mixed(), ...named('c1', 'Und {{two}}?'), after])).toEqual([
      expect.stringContaining('variable-early c1: '),
    ]);
    expect(found([mixed(), ...named('b1', 'Und {{three}}?'), after])).toEqual([
      expect.stringContaining('variable-early b1: '),
    ]);
  });

  test('an item is come to though the one in front of it always ends the dialog', () => {
    const ending = questions.map((block) =>
      block.unique_question_id === 'a2' ? Object.assign({}, block, { is_end: true }) : block,
    );
    // Behind all items nobody comes: some order ends in front of it for everybody.
    expect(found([mixed(), ...ending, open('end')]).filter((one) => one.startsWith('unreachable'))).toEqual([
      expect.stringContaining('unreachable end: '),
    ]);
  });

  test('a way into another item is a finding at the block that has it', () => {
    const across = questions.map((block) =>
      block.unique_question_id === 'a1' ? single('a1', { variable: 'one', jump_to_question: 'b1' }) : block,
    );
    expect(found([mixed(), ...across, after]).filter((one) => one.startsWith('shuffle'))).toEqual([
      expect.stringContaining('shuffle a1: '),
    ]);
  });

  test('a circle within an item is found, the items themselves are none', () => {
    const circling = questions.map((block) =>
      block.unique_question_id === 'a2' ? Object.assign({}, block, { jump_to_question: 'a1' }) : block,
    );
    const kinds = checked([mixed(), ...circling, after]).map(
      ({ kind, unique_question_id }) => `${kind} ${unique_question_id}`,
    );
    expect(kinds.filter((one) => one.startsWith('endless'))).toHaveLength(1);
  });
});
