import type { CallName } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { afterEach, expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import type { Command } from '../model/Command.ts';
import { baseOf } from '../model/PendingCommand.ts';
import { sendCommand } from './sendCommand.ts';

const dialog = aDialog(aBlock('single', 'a', { context: 'Alt' }), aBlock('open', 'b'));
const [first] = dialog.all_questions;

let restore = (): void => {};
afterEach(() => restore());

async function callOf(command: Command): Promise<{ name: CallName; request: object } | undefined> {
  const api = fakeAuthorApi({
    updateSurveyBlocks: () => ({ msg: 'success', revision: 2, block: null }),
    updateSurveySettings: () => ({ msg: 'success', revision: 2 }),
    surveyStructure: () => ({ msg: 'success', revision: 2 }),
  });
  restore = api.restore;
  const origin = { id: 'step-1', direction: 'done' } as const;
  const accepted = await sendCommand(
    { confirmed: dialog, client: 'window' },
    { command, base: baseOf(dialog, command), origin },
  );
  expect(accepted.revision).toBe(2);
  return api.made[0];
}

test('create names the source, the texts and all further fields as optionals', async () => {
  const block = aBlock('likert', 'n', { context: 'Wie sehr?', likert_na: true, position: { x: 1, y: 2 } });
  const call = await callOf({ kind: 'addBlock', block, after: 'a' });
  expect(call?.name).toBe('updateSurveyBlocks');
  expect(call?.request).toMatchObject({
    action: 'create',
    survey_id: dialog.survey_id,
    unique_question_id: 'n',
    type: 'likert',
    source_node_id: 'a',
    context: 'Wie sehr?',
    optionals: { likert_na: true, inverse: false, position: { x: 1, y: 2 }, scale: { from: 'block' } },
  });
  expect(call?.request).not.toHaveProperty('optionals.created_on');
});

test('update sends only the fields that differ from what is saved', async () => {
  const call = await callOf({
    kind: 'updateBlock',
    id: 'a',
    change: { context: 'Neu', short_name: '', optional: false },
  });
  expect(call?.request).toMatchObject({
    action: 'update',
    unique_question_id: 'a',
    changed_values: { context: 'Neu' },
  });
  expect(call?.request).toHaveProperty('changed_values', { context: 'Neu' });
});

test('a swap is one call that names the order', async () => {
  const call = await callOf({ kind: 'swapOrder', id: 'a', order: 1 });
  expect(call?.request).toMatchObject({ action: 'update', unique_question_id: 'a', changed_values: { order: 1 } });
});

test('delete and recreate name the block', async () => {
  expect((await callOf({ kind: 'deleteBlock', id: 'a' }))?.request).toMatchObject({
    action: 'delete',
    unique_question_id: 'a',
  });
  restore();
  expect(first && (await callOf({ kind: 'restoreBlock', block: first }))?.request).toMatchObject({
    action: 'recreate',
    unique_question_id: 'a',
  });
});

test('a drawn connection goes to the structure call', async () => {
  expect(await callOf({ kind: 'connectBlocks', source: 'a', target: 'b' })).toMatchObject({
    name: 'surveyStructure',
    request: { id: dialog.survey_id, connections: [{ source: 'a', target: 'b' }] },
  });
});

test('however many cards are moved, it is one call', async () => {
  const moves = [
    { id: 'a', position: { x: 8, y: 16 } },
    { id: 'b', position: null },
  ];
  const call = await callOf({ kind: 'moveBlocks', moves });
  expect(call?.name).toBe('surveyStructure');
  expect(call?.request).toMatchObject({
    id: dialog.survey_id,
    positions: moves.map(({ id, position }) => ({ unique_question_id: id, position })),
  });
});

test('welcome and ending are fixmessages, shared scales are config', async () => {
  expect(await callOf({ kind: 'updateMessages', change: { ending: 'Tschüss' } })).toMatchObject({
    name: 'updateSurveySettings',
    request: { action: 'fixmessages', changed_values: { ending: 'Tschüss' } },
  });
  restore();
  expect(await callOf({ kind: 'updateScales', templ_options: [] })).toMatchObject({
    request: { action: 'config', changed_values: { templ_options: [] } },
  });
});

test('sections go out whole, based on what the author saw of those that they changed, and else on what is there', async () => {
  const section = (id: string, name: string) => ({ id, name, blocks: [] });
  const api = fakeAuthorApi({ updateSurveySettings: () => ({ msg: 'success', revision: 2 }) });
  restore = api.restore;
  const command: Command = { kind: 'updateSections', sections: { s1: section('s1', 'Neu'), s2: null } };
  const seen = { ...dialog, sections: [section('s1', 'Alt'), section('s2', 'Weg'), section('s3', 'Vorher')] };
  const confirmed = { ...dialog, sections: [section('s1', 'Von Bert'), section('s3', 'Jetzt')] };
  await sendCommand(
    { confirmed, client: 'window' },
    { command, base: baseOf(seen, command), origin: { id: 'step-1', direction: 'done' } },
  );
  expect(api.made[0]?.request).toMatchObject({
    action: 'config',
    changed_values: { sections: [section('s1', 'Neu'), section('s3', 'Jetzt')] },
    based_on: { sections: [section('s3', 'Jetzt'), section('s1', 'Alt'), section('s2', 'Weg')] },
  });
});
