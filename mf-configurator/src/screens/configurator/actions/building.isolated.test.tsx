import { $notice } from '@dialogwerk/shared/state';
import { expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { aWorkspace } from '../../../testing/aWorkspace.ts';
import { group } from './building.ts';

vi.mock('../sections/tools.ts', () => Promise.reject(new Error('The file did not come.')));

test('where the code of sections does not come, it is said, and the dialog is as it was', async () => {
  const survey = aDialog(aBlock('open', 'a'), aBlock('open', 'b'));
  const workspace = aWorkspace(survey, { selection: { kind: 'blocks', ids: ['a', 'b'] } });
  group.perform(workspace);
  await expect.poll(() => $notice.get()?.text).toMatch(/^Der Abschnitt konnte nicht angelegt werden\./);
  expect(workspace.editor.$state.get().survey).toEqual(survey);
});
