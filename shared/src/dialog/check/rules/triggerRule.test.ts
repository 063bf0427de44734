import { expect, test } from 'vitest';
import type { Trigger } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open } from '../../testing/blocks.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';
import { checkDialog } from '../checkDialog.ts';

const aChat = (survey_id: string, ...ids: readonly string[]): SurveySnapshot =>
  aSnapshot(
    ids.map((id) => open(id, { context: `Frage ${id}?` })),
    { survey_id },
  );
const trigger = (at: string, text: string, init_survey = false): Trigger => {
  const [survey_id = '', unique_question_id = ''] = at.split(' ');
  return {
    trigger_id: `${at} ${text}`,
    dialog_manager_id: 1,
    survey_id,
    unique_question_id,
    trigger: text,
    init_survey,
  };
};
/** What the check of the first dialog says about triggers. */
const found = (own: SurveySnapshot, other: SurveySnapshot, ...triggers: readonly Trigger[]): string[] =>
  checkDialog(own, { multiChat: { triggers, others: [other] } })
    .filter(({ kind }) => kind.startsWith('trigger-'))
    .map(({ kind, unique_question_id, message }) => `${kind} ${unique_question_id ?? '-'}: ${message}`);

const crossed = [trigger('x 2', 'waitFor;y;1'), trigger('y 2', 'waitFor;x;1')];

test('another order closes a circle, told in both dialogs', () => {
  const [one, two] = [aChat('x', '1', '2'), aChat('y', '1', '2')];
  expect(found(one, two, ...crossed)).toEqual([]);
  const turned = aChat('y', '2', '1');
  const reordered = aChat('x', '2', '1');
  const sentence = 'Hier warten Blöcke im Kreis aufeinander: „Frage 2?“, „Frage 2?“.';
  expect(found(reordered, turned, ...crossed)).toEqual([`trigger-circle 2: ${sentence}`]);
  expect(found(turned, reordered, ...crossed)).toEqual([`trigger-circle 2: ${sentence}`]);
});

test('a trigger on a block that was deleted', () => {
  expect(found(aChat('x', '1'), aChat('y', '1', '2'), ...crossed)).toEqual([
    'trigger-gone -: Ein Auslöser sitzt an einem Block, den es nicht (mehr) gibt.',
  ]);
  expect(found(aChat('x', '1'), aChat('y', '1', '2'), trigger('x 2', 'waitAPI;x;2'))).toHaveLength(1);
});

test('deleting a block that the other dialog waits for is told where it was deleted', () => {
  expect(found(aChat('x', '2'), aChat('y', '1', '2'), ...crossed)).toEqual([
    'trigger-gone -: Ein Auslöser in einem anderen Dialog (bei „Frage 2?“) nennt einen Block, den es hier nicht (mehr) gibt.',
  ]);
});

test('a trigger that starts its dialog does not depend on the block that stood first then', () => {
  expect(found(aChat('x', '2'), aChat('y', '1'), trigger('x 1', 'waitFor;y;1', true))).toEqual([]);
});

test('a block that only another dialog moves respondents to is not unreachable, nor what comes after it', () => {
  const told = aSnapshot([open('1', { context: 'Eins?', is_end: true }), open('2', { context: 'Zwei?' }), open('3')], {
    survey_id: 'x',
  });
  const unreached = (...triggers: readonly Trigger[]): (string | null)[] =>
    checkDialog(told, { multiChat: { triggers, others: [aChat('y', '1')] } })
      .filter(({ kind }) => kind === 'unreachable')
      .map(({ unique_question_id }) => unique_question_id);
  expect(unreached()).toEqual(['2', '3']);
  expect(unreached(trigger('y 1', 'moveTo;x;2'))).toEqual([]);
  expect(unreached(trigger('y 1', 'moveTo;x;3'))).toEqual(['2']);
  expect(unreached(trigger('y 1', 'moveTo;x;gone'), trigger('x 1', 'moveTo;y;1'))).toEqual(['2', '3']);
});
