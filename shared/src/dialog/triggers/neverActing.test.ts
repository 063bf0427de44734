import { expect, test } from 'vitest';
import { open } from '../testing/blocks.ts';
import { rule, someChats } from '../testing/ChatsPlayer.ts';
import { neverActing } from './neverActing.ts';

const dialogs = {
  a: [open('a1', { jump_to_question: 'a3' }), open('a2'), open('a3')],
  b: [open('b1'), open('b2')],
};

test('a trigger that names a block that nobody comes to never acts, nor does one that hangs behind it', () => {
  const acts = rule('waitFor', 'b1', 'a1');
  const never = rule('waitFor', 'b2', 'a2');
  const behind = rule('moveDialog', 'b2', 'a3');
  const { surveys, rules } = someChats(dialogs, acts, never, behind);
  expect(neverActing(surveys, rules)).toEqual([never, behind]);
});

test('of several ways to begin a dialog only the one that cannot come is told', () => {
  const [comes, never] = [rule('startDialog', 'b1', 'a1'), rule('startDialog', 'b1', 'a2')];
  const { surveys, rules } = someChats(dialogs, comes, never);
  expect(neverActing(surveys, rules)).toEqual([never]);
});
