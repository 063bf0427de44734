import { newBlock } from '@dialogwerk/shared/dialog';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { fireEvent, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { shortcuts } from '../../shortcuts.data.ts';
import { allowSingleKeyShortcuts } from '../../singleKeyShortcuts.ts';
import { aBlock, aDialog } from '../../testing/aDialog.ts';
import { configuratorWorld } from '../../testing/configuratorWorld.tsx';
import { loadLaterParts } from '../../testing/loadLaterParts.ts';

beforeAll(loadLaterParts);

vi.mock('../../features/canvas/ui/Canvas.tsx', async () => {
  const { CanvasStub } = await import('../../testing/configuratorWorld.tsx');
  return { Canvas: CanvasStub };
});

const dialog = aDialog(aBlock('open', 'a', { short_name: 'Eins' }), aBlock('message', 'b', { short_name: 'Zwei' }));
let world: ReturnType<typeof configuratorWorld>;
afterEach(() => {
  world.restore();
  allowSingleKeyShortcuts(true);
});

test('another first block is taken from the menu', async () => {
  world = configuratorWorld(aSurvey({ all_questions: [] }), (change) =>
    change.action === 'create' ? newBlock('date', change.unique_question_id, 1) : null,
  );
  const { user } = world.open();
  await user.click(await screen.findByRole('button', { name: 'Anderer Block' }));
  await user.click(screen.getByRole('menuitem', { name: /^Datum/ }));
  expect(world.changesMade()).toMatchObject([{ action: 'create', type: 'date' }]);
  await world.settled();
});

test('the beginning of the dialog is moved as one step', async () => {
  world = configuratorWorld(
    aDialog(aBlock('open', 'a', { short_name: 'Eins', start_page: true }), aBlock('open', 'b', { short_name: 'Zwei' })),
  );
  const { user } = world.open();
  await user.click(await screen.findByText('Karte Zwei'));
  await user.click(screen.getByRole('button', { name: 'Weiteres' }));
  await user.click(screen.getByRole('switch', { name: 'Der Dialog beginnt mit diesem Block' }));
  const starts = () => $survey.get()?.all_questions.map(({ start_page }) => start_page);
  expect(starts()).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(starts()).toEqual([true, false]);
  await world.settled();
});

test('copies follow the selected block with jumps and variables of their own, as one step', async () => {
  world = configuratorWorld(
    aDialog(
      aBlock('open', 'a', { short_name: 'Eins', variable: 'eins', jump_to_question: 'b' }),
      aBlock('open', 'b', { short_name: 'Zwei' }),
    ),
  );
  const { user } = world.open();
  await screen.findByText('Karte Eins');
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true });
  const [, , first, second] = $survey.get()?.all_questions ?? [];
  expect(first).toMatchObject({ short_name: 'Eins', variable: 'eins_2' });
  expect(first?.jump_to_question).toBe(second?.unique_question_id);
  await world.settled();
  expect(world.changesMade()).toMatchObject([{ action: 'create', source_node_id: 'b' }, { action: 'create' }]);
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect($survey.get()?.all_questions).toHaveLength(2);
  await world.settled();
});

test('blocks of another dialog are pasted where the author stands, but not into a field', async () => {
  world = configuratorWorld(dialog);
  const clip = {
    format: 'dialogwerk-blocks-1',
    survey_id: 'survey0000009',
    templ_options: [],
    blocks: [aBlock('open', 'x')],
  };
  const clipboardData = { getData: () => JSON.stringify(clip) };
  const { user } = world.open();
  await user.click(await screen.findByText('Karte Eins'));
  fireEvent.paste(screen.getByRole('textbox', { name: 'Kurzname' }), { clipboardData });
  expect($survey.get()?.all_questions).toHaveLength(2);
  fireEvent.paste(document.body, { clipboardData });
  await waitFor(() => expect($survey.get()?.all_questions).toHaveLength(3));
  expect($survey.get()?.all_questions.map(({ short_name }) => short_name)).toEqual(['Eins', '', 'Zwei']);
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'Milch, Brot' } });
  await waitFor(() => expect($notice.get()?.text).toContain('sind keine Blöcke'));
  await world.settled();
});

test('the list is the dialog’s other view, and remembered', async () => {
  world = configuratorWorld(dialog);
  const { user, leave } = world.open();
  await user.click(await screen.findByRole('button', { name: 'Als Liste zeigen' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  await leave();
  world.open();
  expect(await screen.findByRole('list', { name: 'Liste mit 2 Blöcken' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '„Eins“ nach unten' }));
  expect(world.changesMade()).toMatchObject([
    { action: 'update', unique_question_id: 'a', changed_values: { order: 1 } },
  ]);
  fireEvent.keyDown(document.body, { key: 'v' });
  expect(await screen.findByText('Karte Eins')).toBeTruthy();
  await world.settled();
});

test('the search jumps to a block and into its text, by keyboard alone', async () => {
  world = configuratorWorld(dialog);
  const { user } = world.open();
  await screen.findByText('Karte Eins');
  await user.keyboard('/');
  await user.keyboard('zw');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('2. Zwei');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Kurzname' })).toHaveProperty('value', 'Zwei');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Was der Bot sagt' }));
  await user.keyboard('/');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the sheet tells every key, and keys of one sign can be switched off', async () => {
  world = configuratorWorld(dialog);
  const { user } = world.open();
  await screen.findByText('Karte Eins');
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Tastenkürzel' });
  for (const { label } of Object.values(shortcuts)) expect(sheet.textContent).toContain(label);
  await user.click(screen.getByRole('switch', { name: 'Kürzel aus einer einzelnen Taste verwenden' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?n/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  expect(await screen.findByRole('dialog', { name: 'Block suchen' })).toBeTruthy();
});

test('a deleted row leaves the focus to the one that takes its place', async () => {
  world = configuratorWorld(dialog);
  const { user } = world.open();
  await user.click(await screen.findByRole('button', { name: 'Als Liste zeigen' }));
  await user.click(screen.getByText('Eins'));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Zwei'));
  await world.settled();
});

test('cards go back to the automatic layout as one step', async () => {
  const place = { x: 8, y: 16 };
  world = configuratorWorld(
    aDialog(aBlock('open', 'a', { position: place }), aBlock('open', 'b', { position: place })),
  );
  const { user } = world.open();
  await user.click(await screen.findByRole('button', { name: 'Mehr' }));
  await user.click(screen.getByRole('menuitem', { name: 'Automatisch anordnen' }));
  const places = () => $survey.get()?.all_questions.map(({ position }) => position);
  expect(places()).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(places()).toEqual([place, place]);
  await world.settled();
});

test('who presses Ctrl+S reads that nothing has to be saved', async () => {
  world = configuratorWorld(dialog);
  world.open();
  await screen.findByText('Karte Eins');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect($notice.get()?.text).toBe('Jede Änderung wird von selbst gespeichert.');
});

test('whoever writes the welcome first writes at once: the focus is in its field', async () => {
  world = configuratorWorld(aSurvey({ all_questions: [] }));
  const { user } = world.open();
  await user.click(await screen.findByRole('button', { name: /^Begrüßung schreiben/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Begrüßung' }));
});

test('the hint that a privacy text is missing leads into its field', async () => {
  world = configuratorWorld(aDialog(aBlock('email', 'a', { context: 'Wohin dürfen wir schreiben?' })));
  const { user } = world.open();
  await user.click(await screen.findByRole('button', { name: /^Dialogprüfung/ }));
  await user.click(await screen.findByRole('button', { name: 'Datenschutzerklärung schreiben' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Datenschutzerklärung' })),
  );
});

test('an imported dialog offers its import report in the menu, another one does not', async () => {
  world = configuratorWorld(dialog);
  const { user } = world.open();
  await user.click(await screen.findByRole('button', { name: 'Mehr' }));
  expect(screen.queryByRole('menuitem', { name: 'Importbericht' })).toBeNull();
  world.restore();

  const report = { language: { code: 'de', sure: true }, lines: [] };
  world = configuratorWorld(dialog, () => null, { file_name: 'a.json', imported_at: 1, report });
  const second = world.open();
  await second.user.click(await screen.findByRole('button', { name: 'Mehr' }));
  await second.user.click(await screen.findByRole('menuitem', { name: 'Importbericht' }));
  expect(await screen.findByText('Alles wurde so übernommen, wie es in der Datei steht.')).toBeTruthy();
});
