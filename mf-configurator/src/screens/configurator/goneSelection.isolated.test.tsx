import { newBlock } from '@dialogwerk/shared/dialog';
import { $notice } from '@dialogwerk/shared/state';
import { screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../testing/aDialog.ts';
import { configuratorWorld } from '../../testing/configuratorWorld.tsx';
import { loadLaterParts } from '../../testing/loadLaterParts.ts';

beforeAll(loadLaterParts);

vi.mock('../../features/canvas/ui/Canvas.tsx', async () => {
  const { CanvasStub } = await import('../../testing/configuratorWorld.tsx');
  return { Canvas: CanvasStub };
});

let world: ReturnType<typeof configuratorWorld>;
afterEach(() => world.restore());

test('a block that undo takes away closes its inspector, and redo opens it again', async () => {
  world = configuratorWorld(aDialog(aBlock('open', 'a', { short_name: 'Eins' })), (change) =>
    change.action === 'create' ? newBlock('number', change.unique_question_id, 1) : null,
  );
  const { user } = world.open();
  await user.click(await screen.findByRole('button', { name: 'Block hinzufügen' }));
  await user.click(screen.getByRole('menuitem', { name: /^Zahl/ }));
  expect(screen.getByRole('complementary', { name: 'Eigenschaften' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(screen.queryByRole('complementary', { name: 'Eigenschaften' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wiederholen' }));
  expect(screen.getByRole('complementary', { name: 'Eigenschaften' })).toBeTruthy();
  await world.settled();
});

test('a tool that is closed gives the focus back to its button', async () => {
  world = configuratorWorld(aDialog(aBlock('open', 'a', { short_name: 'Eins' })));
  const { user } = world.open();
  const button = await screen.findByRole('button', { name: 'Probelauf' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Probelauf schließen' }));
  expect(document.activeElement).toBe(button);
});

test('the dialog takes the focus when a deleted block had it', async () => {
  world = configuratorWorld(aDialog(aBlock('open', 'a', { short_name: 'Eins' }), aBlock('open', 'b')));
  const { user } = world.open();
  await user.click(await screen.findByText('Karte Eins'));
  await user.click(screen.getByRole('button', { name: 'Block löschen' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ablauf des Dialogs' }));
  expect($notice.get()?.text).toBe('„Eins“ wurde gelöscht.');
  await world.settled();
});
