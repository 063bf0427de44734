import type { Block } from '@dialogwerk/shared/contract';
import { describe, expect, test } from 'vitest';
import { aBlock, aDialog, idsOf } from '../../../testing/aDialog.ts';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './Command.ts';
import { invertCommand } from './invertCommand.ts';

const section = { id: 's1', name: 'Anfang', blocks: ['a', 'b'] };
const dialog = {
  ...aDialog(aBlock('message', 'a'), aBlock('single', 'b'), aBlock('open', 'c')),
  sections: [section, { id: 's2', name: 'Ende', blocks: ['c'] }],
};
const withoutOrder = ({ order: _order, ...block }: Block): object => block;
const added = aBlock('number', 'new');

test('a new block stands behind its source, and the orders behind it move on', () => {
  const after = applyCommand(dialog, { kind: 'addBlock', block: added, after: 'a' });
  expect(idsOf(after)).toEqual(['a', 'new', 'b', 'c']);
  expect(after.all_questions.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
});

test('without a source, or with one that is gone, a new block stands at the end', () => {
  expect(idsOf(applyCommand(dialog, { kind: 'addBlock', block: added, after: null }))).toEqual(['a', 'b', 'c', 'new']);
  expect(idsOf(applyCommand(dialog, { kind: 'addBlock', block: added, after: 'gone' })).at(-1)).toBe('new');
  expect(idsOf(applyCommand(aDialog(), { kind: 'addBlock', block: added, after: null }))).toEqual(['new']);
});

test('a restored block comes back to its place', () => {
  const without = applyCommand(dialog, { kind: 'deleteBlock', id: 'b' });
  const [, b] = dialog.all_questions;
  expect(idsOf(without)).toEqual(['a', 'c']);
  expect(b && applyCommand(without, { kind: 'restoreBlock', block: b })).toEqual(dialog);
});

test('the jumps to a deleted block stay for the check to tell, and lead to it again once it is back', () => {
  const jump = { kind: 'option', option_id: 'o1', target: 'c' } as const;
  const joined = aDialog(
    aBlock('single', 'a', { jump_to_ids: [jump], jump_to_question: 'c' }),
    aBlock('gpt', 'b', { fallback_target: 'c' }),
    aBlock('open', 'c'),
  );
  const without = applyCommand(joined, { kind: 'deleteBlock', id: 'c' });
  expect(without.all_questions).toEqual(joined.all_questions.slice(0, 2));
  const back = invertCommand(joined, { kind: 'deleteBlock', id: 'c' });
  expect(back && applyCommand(without, back)).toEqual(joined);
});

test('an update changes the named fields of one block alone', () => {
  const after = applyCommand(dialog, { kind: 'updateBlock', id: 'b', change: { context: 'Neu?', variable: 'neu' } });
  expect(after.all_questions[1]).toMatchObject({ context: 'Neu?', variable: 'neu', type: 'single' });
  expect(after.all_questions[0]).toBe(dialog.all_questions[0]);
});

test('a swap exchanges the orders of two blocks, and of nothing else (spec §5) [§5.5]', () => {
  const after = applyCommand(dialog, { kind: 'swapOrder', id: 'c', order: 0 });
  expect(idsOf(after)).toEqual(['c', 'b', 'a']);
  expect(after.all_questions.map(({ order }) => order)).toEqual([0, 1, 2]);
  expect(after.all_questions[1]).toBe(dialog.all_questions[1]);
  expect(applyCommand(dialog, { kind: 'swapOrder', id: 'gone', order: 0 })).toBe(dialog);
});

const commands: readonly Command[] = [
  { kind: 'addBlock', block: added, after: 'b' },
  { kind: 'deleteBlock', id: 'b' },
  { kind: 'restoreBlock', block: { ...added, order: 1 } },
  { kind: 'updateBlock', id: 'b', change: { context: 'Anders', is_end: true } },
  { kind: 'swapOrder', id: 'a', order: 2 },
  {
    kind: 'moveBlocks',
    moves: [
      { id: 'a', position: null },
      { id: 'c', position: { x: 8, y: 16 } },
    ],
  },
  { kind: 'connectBlocks', source: 'c', target: 'a' },
  { kind: 'updateMessages', change: { welcome: 'Hallo!' } },
  { kind: 'updateScales', templ_options: [{ id: 's', name: 'Skala', points: [] }] },
  {
    kind: 'updateSections',
    sections: { s1: { ...section, name: 'Zuerst' }, new: { id: 'new', name: 'Neu', blocks: [] } },
  },
];

describe.each(commands)('$kind', (command) => {
  test('is taken back by its inverse', () => {
    const inverse = invertCommand(dialog, command);
    const changed = applyCommand(dialog, command);
    expect(changed).not.toBe(dialog);
    const back = inverse && applyCommand(changed, inverse);
    expect(back && idsOf(back)).toEqual(idsOf(dialog));
    expect({ ...back, all_questions: [] }).toEqual({ ...dialog, all_questions: [] });
    // An added block leaves a gap in the orders, which only the sequence of blocks matters to.
    expect(back?.all_questions.map(withoutOrder)).toEqual(dialog.all_questions.map(withoutOrder));
  });

  test('gives the very same dialog when it changes nothing', () => {
    const changed = applyCommand(dialog, command);
    expect(applyCommand(changed, command)).toBe(changed);
  });
});

test('a command about a block that is gone changes nothing and has no inverse', () => {
  const command: Command = { kind: 'updateBlock', id: 'gone', change: { context: 'x' } };
  expect(applyCommand(dialog, command)).toBe(dialog);
  expect(invertCommand(dialog, command)).toBeNull();
});

test('sections of two authors add up: a change leaves all other sections as they are', () => {
  const theirs = { id: 's3', name: 'Von Bert', blocks: [] };
  const mine = { ...section, name: 'Zuerst' };
  const after = applyCommand(
    { ...dialog, sections: [...dialog.sections, theirs] },
    { kind: 'updateSections', sections: { s1: mine, s2: null } },
  );
  expect(after.sections).toEqual([mine, theirs]);
});
