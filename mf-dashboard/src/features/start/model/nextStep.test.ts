import { expect, it } from 'vitest';
import { anItem } from '../../../testing/anItem.ts';
import { nextStep } from './nextStep.ts';

const draft = anItem({ publication: null, active: false, created_at: 0, updated_at: 0 });

const chats = { dialog_manager_id: 7, name: 'Unsere Chats' };
const shipped = Array.from({ length: 15 }, () => ({ ...draft, shipped: true, part_of: chats }));

it.each([
  ['the stories that came with the product alone', shipped, 'begin'],
  ['the stories and a dialog as its template has it', [...shipped, draft], 'write'],
  ['what came with the product, of which one is published', [...shipped, { ...anItem(), shipped: true }], 'begin'],
  ['the stories and a published one', [...shipped, anItem()], undefined],
  ['one that is published within a multi-chat', [{ ...draft, part_of: chats }], undefined],
  ['nothing', [], 'begin'],
  ['a dialog as its template has it', [draft], 'write'],
  ['one that was changed', [{ ...draft, updated_at: 60_000 }], 'live'],
  ['one that asks nothing', [{ ...draft, updated_at: 60_000, questions: 0 }], 'write'],
  ['a published one', [draft, anItem()], undefined],
  ['many', [draft, draft, draft, draft], undefined],
  ["a colleague's alone", [{ ...draft, role: 'Trainieren' as const }], undefined],
])('with %s comes %j', (_, surveys, step) => {
  expect(nextStep(surveys)?.step).toBe(step);
});
