import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { chainCommands } from './chainCommands.ts';

const made = [aBlock('message', 'x'), aBlock('open', 'y')];
const after = (dialog: ReturnType<typeof aDialog>, source: string | null) =>
  chainCommands(dialog, source, made).reduce(applyCommand, dialog);
const edges = (dialog: ReturnType<typeof aDialog>): string[] =>
  connectionsOf(dialog).map(({ source, target }) => `${source}>${target}`);

test('blocks come in between the selected one and what follows it, whatever that is', () => {
  const others = [aBlock('open', 'b'), aBlock('open', 'c')];
  expect(edges(after(aDialog(aBlock('open', 'a'), ...others), 'a'))).toEqual(
    expect.arrayContaining(['a>x', 'x>y', 'y>b']),
  );
  const jumps = aDialog(aBlock('open', 'a', { jump_to_question: 'c' }), ...others);
  expect(edges(after(jumps, 'a'))).toEqual(expect.arrayContaining(['a>x', 'x>y', 'y>c']));
  const ends = aDialog(aBlock('open', 'a', { is_end: true }), ...others);
  expect(edges(after(ends, 'a'))).toEqual(expect.arrayContaining(['a>x', 'x>y', 'y>@end']));
});

test('without a selected one they come behind all, also into an empty dialog', () => {
  expect(edges(after(aDialog(aBlock('open', 'a')), null))).toEqual(expect.arrayContaining(['a>x', 'x>y', 'y>@end']));
  expect(edges(after(aDialog(), null))).toEqual(['@start>x', 'x>y', 'y>@end']);
});

test('below a card that was placed by hand they lie below each other', () => {
  const dialog = after(aDialog(aBlock('open', 'a', { position: { x: 80, y: 80 } })), 'a');
  expect(dialog.all_questions.map(({ position }) => position?.y)).toEqual([80, 264, 448]);
});
