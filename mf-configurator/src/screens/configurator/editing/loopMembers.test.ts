import { $notice } from '@dialogwerk/shared/state';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { aWorkspace } from '../../../testing/aWorkspace.ts';
import { duplicateSelection } from './copying.ts';
import { deleteBlocks } from './deleteSelection.ts';

const dialog = aDialog(
  aBlock('loop', 'kind', { members: ['name', 'alter'] }),
  aBlock('open', 'name'),
  aBlock('number', 'alter'),
);
const membersOf = ({ editor }: ReturnType<typeof aWorkspace>): (readonly string[])[] =>
  editor.$state.get().survey.all_questions.flatMap((block) => (block.type === 'loop' ? [block.members] : []));

test('a deleted block leaves its loop, and comes back into it', () => {
  const workspace = aWorkspace(dialog);
  deleteBlocks(workspace, ['name']);
  expect(membersOf(workspace)).toEqual([['alter']]);
  $notice.get()?.action?.run();
  expect(membersOf(workspace)).toEqual([['alter', 'name']]);
  workspace.editor.undo();
  workspace.editor.undo();
  expect(membersOf(workspace)).toEqual([['name', 'alter']]);
});

test('a copy of a block belongs to its loop, a copy of a loop with its blocks stands beside it', () => {
  const one = aWorkspace(dialog, { selection: { kind: 'blocks', ids: ['name'] } });
  duplicateSelection(one);
  expect(membersOf(one)[0]).toHaveLength(3);
  const all = aWorkspace(dialog, { selection: { kind: 'blocks', ids: ['kind', 'name', 'alter'] } });
  duplicateSelection(all);
  const [first, second] = membersOf(all);
  expect(first).toEqual(['name', 'alter']);
  expect(second).toHaveLength(2);
  expect(second).not.toContain('name');
});
