import type { CallResponse, ListedPart } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../testing/aDialog.ts';
import { configuratorWorld } from '../../testing/configuratorWorld.tsx';
import { loadLaterParts } from '../../testing/loadLaterParts.ts';

beforeAll(loadLaterParts);

vi.mock('../../features/canvas/ui/Canvas.tsx', async () => {
  const { CanvasStub } = await import('../../testing/configuratorWorld.tsx');
  return { Canvas: CanvasStub };
});

const listed: ListedPart = {
  from: { kind: 'dialog', id: 'other' },
  name: 'Rauchen',
  about: 'Ob jemand raucht.',
  rights: 'Von uns.',
  questions: 1,
  offered: true,
  updated_at: 7,
};
const content = (version: number, context: string): CallResponse<'partContent'> => ({
  from: listed.from,
  version,
  name: listed.name,
  rights: listed.rights,
  du_sie: 'sie',
  language: 'de',
  blocks: [aBlock('open', 'raucht', { variable: 'raucht', context })],
  templ_options: [],
});
const dialog = aDialog(
  aBlock('open', 'a', { short_name: 'Eins', variable: 'vorname' }),
  aBlock('message', 'b', { short_name: 'Zwei' }),
);

let world: ReturnType<typeof configuratorWorld>;
afterEach(() => world.restore());

async function openPanel(more: Parameters<typeof configuratorWorld>[3] = {}, served = dialog) {
  world = configuratorWorld(served, () => null, null, {
    listParts: () => ({ parts: [listed], total: 1 }),
    partContent: ({ version = 1 }) => content(Number(version), version === 2 ? 'Wie viel?' : 'Rauchen Sie, {{name}}?'),
    changedParts: () => ({ changed: {} }),
    ...more,
  });
  const { user } = world.open();
  await user.click(await screen.findByText('Karte Eins'));
  await user.click(screen.getByRole('button', { name: 'Mehr' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Fertige Blöcke/ }));
  return { user, panel: within(await screen.findByRole('complementary', { name: 'Fertige Blöcke' })) };
}
const texts = () => $survey.get()?.all_questions.map(({ context, short_name }) => short_name || context);

test('a part is looked at, given what it needs, put behind the selected block and taken back', async () => {
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Blöcke „Rauchen“ ansehen' }));
  await user.type(await panel.findByRole('combobox', { name: 'Für name' }), 'vorname');
  await user.click(panel.getByRole('button', { name: 'Einfügen' }));
  await waitFor(() => expect(texts()).toEqual(['Eins', 'Beginn: Rauchen', 'Rauchen Sie, {{name}}?', 'Zwei']));
  expect($survey.get()?.sections).toMatchObject([{ name: 'Rauchen', part: { version: 1, from: listed.from } }]);
  expect(await panel.findAllByRole('button', { name: '„Rauchen“ zeigen' })).toHaveLength(1);
  $notice.get()?.action?.run();
  expect(texts()).toEqual(['Eins', 'Zwei']);
  expect($survey.get()?.sections).toEqual([]);
  await world.settled();
});

test('what has changed in the original is looked at and taken over, as one step', async () => {
  const part = { from: listed.from, version: 1, originals: { b: 'raucht' }, names: {}, end: null, rights: 'Von uns.' };
  const { user, panel } = await openPanel(
    { changedParts: () => ({ changed: { s1: { version: 2 } } }) },
    {
      ...aDialog(
        aBlock('open', 'a', { short_name: 'Eins' }),
        aBlock('open', 'b', { variable: 'raucht', context: 'Rauchen Sie, {{name}}?' }),
      ),
      sections: [{ id: 's1', name: 'Rauchen', blocks: ['b'], part }],
    },
  );
  await user.click(await panel.findByRole('button', { name: 'Änderungen von „Rauchen“ ansehen' }));
  await user.click(await panel.findByRole('button', { name: 'Übernehmen' }));
  expect(texts()).toEqual(['Eins', 'Wie viel?']);
  expect($survey.get()?.sections[0]?.part?.version).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(texts()).toEqual(['Eins', 'Rauchen Sie, {{name}}?']);
  expect($survey.get()?.sections[0]?.part?.version).toBe(1);
  await world.settled();
});

test('a library that does not come says so and can be asked again', async () => {
  let isBroken = true;
  const { user, panel } = await openPanel({
    listParts: () => {
      if (isBroken) throw new Error('aus');
      return { parts: [listed], total: 1 };
    },
  });
  expect(await panel.findAllByText(/Die Bibliothek ließ sich nicht laden/)).toHaveLength(1);
  isBroken = false;
  await user.click(panel.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await panel.findAllByText('Ob jemand raucht.')).toHaveLength(1);
});
