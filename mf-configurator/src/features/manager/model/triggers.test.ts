import type { TriggerRule } from '@dialogwerk/shared/dialog';
import { aSurvey } from '@dialogwerk/shared/testing';
import { expect, test } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { chatGraph } from './chatGraph.ts';
import { endsOf, ruleOf } from './triggerEnds.ts';
import { triggerSentence } from './triggerSentence.ts';

const surveys = [
  aSurvey({ survey_id: 'a', survey_name: 'Kommissarin', all_questions: [aBlock('open', 'a1', { short_name: 'Ort' })] }),
  aSurvey({ survey_id: 'b', survey_name: 'Zeuge', all_questions: [aBlock('open', 'b1', { short_name: 'Alibi' })] }),
];
const at = { survey_id: 'a', unique_question_id: 'a1' };
const names = { survey_id: 'b', unique_question_id: 'b1' };

test.each<[TriggerRule, string]>([
  [{ kind: 'waitFor', at, names }, '„Ort“ (Kommissarin) wartet auf „Alibi“ (Zeuge)'],
  [{ kind: 'startDialog', at, names }, 'Der Dialog „Kommissarin“ beginnt nach „Alibi“ (Zeuge)'],
  [{ kind: 'moveDialog', at, names }, 'Nach „Ort“ (Kommissarin) weiter mit „Alibi“ (Zeuge)'],
  [{ kind: 'waitAPI', at, names: at }, '„Ort“ (Kommissarin) wartet auf einen Aufruf von außen'],
])('a trigger reads from cause to effect and back: %o', (rule, sentence) => {
  const { kind, cause, effect } = endsOf(rule);
  expect(ruleOf(kind, cause, effect)).toEqual(rule);
  expect(triggerSentence({ surveys }, rule)).toBe(sentence);
});

test('a trigger without an end that it needs is none', () => {
  expect(ruleOf('waitFor', null, at)).toBeNull();
  expect(ruleOf('moveDialog', at, null)).toBeNull();
  expect(ruleOf('waitAPI', null, at)).not.toBeNull();
});

test('what is gone is named so', () => {
  const gone: TriggerRule = { kind: 'waitFor', at, names: { survey_id: 'x', unique_question_id: 'y' } };
  expect(triggerSentence({ surveys }, gone)).toContain('ein Dialog, den Sie nicht sehen');
});

test('dialogs stand side by side, their blocks below, and a start leads to the head of the dialog', () => {
  const triggers = [{ trigger_id: 't', pending: false, rule: { kind: 'startDialog', at, names } as const }];
  const { nodes, links } = chatGraph({ surveys, triggers });
  expect(nodes.map(({ id, x, y }) => [id, x > 0, y > 0])).toEqual([
    ['a', false, false],
    ['a/a1', false, true],
    ['b', true, false],
    ['b/b1', true, true],
  ]);
  expect(links).toMatchObject([
    { trigger_id: 't', source: 'b/b1', target: 'a', sides: { source: 'left', target: 'right' } },
  ]);
});
