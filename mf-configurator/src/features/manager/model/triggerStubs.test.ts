import type { TriggerKind, TriggerRule } from '@dialogwerk/shared/dialog';
import { expect, test } from 'vitest';
import { triggerStubs } from './triggerStubs.ts';

const manager = {
  dialog_manager_id: 1,
  name: 'Krimi',
  connected_surveys: [
    { survey_id: 'a', survey_name: 'Kommissarin', order: 0, may_edit: true },
    { survey_id: 'b', survey_name: 'Zeuge', order: 1, may_edit: true },
  ],
  hidden_surveys: 0,
  may_edit: true,
  created_at: 0,
};
const at = { survey_id: 'a', unique_question_id: 'a1' };
const rule = (kind: TriggerKind): TriggerRule => ({ kind, at, names: { survey_id: 'b', unique_question_id: 'b1' } });
const stubsOf = (survey_id: string, kind: TriggerKind) =>
  triggerStubs(survey_id, { manager, triggers: [{ trigger_id: 't', rule: rule(kind), pending: false }] });

test.each([
  ['waitFor', 'Wartet auf: Zeuge', 'Wartet darauf: Kommissarin'],
  ['startDialog', 'Beginnt nach: Zeuge', 'Startet: Kommissarin'],
  ['moveDialog', 'Wechselt zu: Zeuge', 'Kommt von: Kommissarin'],
] as const)('each end of a trigger is told at its own dialog: %o', (kind, here, there) => {
  expect(stubsOf('a', kind)).toMatchObject([{ block: 'a1', text: here }]);
  expect(stubsOf('b', kind)).toMatchObject([{ block: 'b1', text: there }]);
});

test('a call from outside has one end', () => {
  expect(stubsOf('a', 'waitAPI')).toMatchObject([
    { block: 'a1', kind: 'triggerTarget', text: 'Wartet auf Schnittstelle' },
  ]);
});
