import { expect, test } from 'vitest';
import type { BlockOf, Reply } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { findPath } from '../../paths/findPath.ts';
import { Dice } from '../../random/Dice.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { blocksOf, message } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { replyProblem } from '../replies.ts';
import { constantSumRule, constantSumStudy } from './constantSum.ts';

const sum = blocksOf<'constant_sum'>(constantSumRule.newBlock);
const items = [
  { id: 'a', text: 'Geld' },
  { id: 'b', text: 'Ruhe' },
];
const reply = (...points: readonly number[]): Reply => ({
  type: 'constant_sum',
  shares: points.map((given, index) => ({ item_id: items[index]?.id ?? 'c', points: given })),
});
const jump = (condition: string): Partial<BlockOf<'constant_sum'>> => ({
  items,
  variable: 'x',
  jump_to_ids: [{ kind: 'condition', condition, target: 'rich' }],
});
const ends = [message('poor', { is_end: true }), message('rich', { is_end: true })];

test.each([
  ['sie', 'de', reply(60, 30), 'Bitte verteilen Sie genau 100 Punkte. Verteilt sind 90.'],
  ['du', 'de', reply(60, 60), 'Bitte verteil genau 100 Punkte. Verteilt sind 120.'],
  ['sie', 'de', reply(0.5, 99.5), 'Bitte geben Sie jedem Eintrag eine ganze Zahl, auch 0.'],
  ['sie', 'en', reply(-1, 101), 'Please give each item a whole number, 0 included.'],
  ['sie', 'de', reply(100), 'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.'],
  ['sie', 'de', reply(50, 50, 0), 'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.'],
] as const)('said to %s in %s: %j is refused', (du_sie, language, given, sentence) => {
  const conversation = new TestConversation(aSnapshot([sum('s', { items })], { du_sie, language }));
  expect(conversation.reply(given)).toEqual({ outcome: 'rejected', message: sentence });
});

test('the points of each item are kept, shown and stand in a variable of their own', () => {
  const conversation = new TestConversation(
    aSnapshot([sum('s', { items, variable: 'x' })], { ending: '{{x_1}} und {{x_2}}.' }),
  );
  conversation.reply(reply(60, 40));
  expect(conversation.stored).toEqual({ s: ['a=60', 'b=40'] });
  expect(conversation.shown).toEqual(['Geld: 60\nRuhe: 40']);
  expect([conversation.variable('x_1'), conversation.variable('x_2')]).toEqual([60, 40]);
  expect(conversation.said.at(-1)).toBe('60 und 40.');
});

test('skipping leaves each of them missing', () => {
  const conversation = new TestConversation(aSnapshot([sum('s', { items, variable: 'x', optional: true })]));
  conversation.reply({ type: 'skip' });
  expect([conversation.variable('x_1'), conversation.variable('x_2')]).toEqual([null, null]);
});

test('a search finds the way that only certain points open', () => {
  const survey = compileSurvey(aSnapshot([sum('s', jump('x_2 > 70')), ...ends]));
  expect(findPath(survey, { towards: 'rich' })).toMatchObject({ found: true });
});

test.each([
  [{}, 'x_1 > 100', 'never-true'],
  [{}, 'x_1 <= 100', 'always-true'],
  [{ items: [] }, 'x_1 > 1', 'no-choice'],
  [{ items: [...items, { id: 'a', text: 'Zeit' }] }, 'x_1 > 1', 'duplicate-id'],
])('with %j and %s the check finds: %s', (fields, condition, kind) => {
  const findings = checkDialog(aSnapshot([sum('s', { ...jump(condition), ...fields }), ...ends]));
  expect(findings.map((finding) => finding.kind)).toContain(kind);
});

test('what respondents are invented to reply always adds up', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ id: `i${index}`, text: 'x' }));
  const input = { type: 'constant_sum', items: many, total: 10 } as const;
  for (let seed = 0; seed < 200; seed += 1) {
    const drawn = constantSumStudy.drawn(input, { numbers: [], texts: [] }, new Dice(seed));
    expect(replyProblem(input, false, drawn, 'sie')).toBeNull();
  }
  const tried = constantSumStudy.tried(input, { numbers: [3], texts: [], questions: [] });
  expect(tried.map((given) => replyProblem(input, false, given, 'sie')).filter((problem) => problem !== null)).toEqual(
    [],
  );
});

test('the analysis shows the mean points of each item, and of what was removed', () => {
  const values = [
    { value: ['a=60', 'b=40'], count: 3 },
    { value: ['a=20', 'b=0', 'gone=80'], count: 1 },
  ];
  expect(constantSumStudy.figures(sum('s', { items }), { values, choices: [] }).means).toEqual([
    { id: 'a', label: 'Geld', mean: 50 },
    { id: 'b', label: 'Ruhe', mean: 30 },
    { id: 'gone', label: 'Entfernte Antwort (gone)', mean: 80 },
  ]);
});
