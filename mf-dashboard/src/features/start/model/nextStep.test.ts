import { expect, it } from 'vitest';
import { anItem } from '../../../testing/anItem.ts';
import { nextStep } from './nextStep.ts';

const draft = anItem({ publication: null, active: false, created_at: 0, updated_at: 0 });

it.each([
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
