import type { Block } from '@dialogwerk/shared/contract';
import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { blockFromLine } from './blockFromLine.ts';
import type { LineFrom } from '../../../model/Insertion.ts';

const options = [
  { id: 'x', text: 'Ja', score: null },
  { id: 'y', text: 'Nein', score: null },
];
const choice = (change: Partial<Block> = {}): Block => Object.assign(aBlock('single', 'a', { options }), change);

function edgesAfter(from: LineFrom, ...blocks: readonly Block[]): string[] {
  const dialog = aDialog(...blocks);
  const made = blockFromLine(dialog, from, aBlock('open', 'new')).reduce(applyCommand, dialog);
  return edgesOf(made);
}

function edgesOf(dialog: ReturnType<typeof aDialog>): string[] {
  return connectionsOf(dialog).map(({ source, target, labels }) => [`${source}>${target}`, ...labels].join(' '));
}

test('a block at the end of a line comes in between, whatever followed', () => {
  const from = { source: 'a', outcome: null };
  const others = [aBlock('open', 'b'), aBlock('open', 'c')];
  expect(edgesAfter(from, choice(), ...others)).toEqual(expect.arrayContaining(['a>new', 'new>b']));
  expect(edgesAfter(from, choice({ jump_to_question: 'c' }), ...others)).toEqual(
    expect.arrayContaining(['a>new', 'new>c']),
  );
  expect(edgesAfter(from, choice({ is_end: true }), ...others)).toEqual(expect.arrayContaining(['a>new', 'new>@end']));
});

test('a block at the end of an option’s line is met by that answer alone and goes on where the others do', () => {
  const from = { source: 'a', outcome: 'y' };
  const others = [aBlock('open', 'b'), aBlock('open', 'c')];
  expect(edgesAfter(from, choice(), ...others)).toEqual(expect.arrayContaining(['a>new Nein', 'a>b', 'new>b', 'b>c']));
  expect(edgesAfter(from, choice({ jump_to_question: 'c' }), ...others)).toEqual(
    expect.arrayContaining(['a>new Nein', 'a>c', 'new>c']),
  );
  expect(edgesAfter(from, choice({ is_end: true }), ...others)).toEqual(
    expect.arrayContaining(['a>new Nein', 'new>@end']),
  );
});

test('each further option’s block goes on behind the branches of the others, not into them', () => {
  const lead = (dialog: ReturnType<typeof aDialog>, outcome: string, id: string) =>
    blockFromLine(dialog, { source: 'a', outcome }, aBlock('open', id)).reduce(applyCommand, dialog);
  const alone = lead(lead(aDialog(choice()), 'x', 'left'), 'y', 'right');
  expect(edgesOf(alone)).toEqual(expect.arrayContaining(['a>left Ja', 'a>right Nein', 'left>@end', 'right>@end']));
  const common = lead(lead(aDialog(choice(), aBlock('open', 'b')), 'x', 'left'), 'y', 'right');
  expect(edgesOf(common)).toEqual(expect.arrayContaining(['a>left Ja', 'a>right Nein', 'left>b', 'right>b', 'a>b']));
});
