import { expect, test } from 'vitest';
import type { BlockOf, Reply } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { blocksOf, message } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { findPath } from '../../paths/findPath.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { timeRule, timeStudy } from './time.ts';

const time = blocksOf<'time'>(timeRule.newBlock);
const at = (value: string): Reply => ({ type: 'time', value });
const jump = (condition: string): Partial<BlockOf<'time'>> => ({
  variable: 'x',
  jump_to_ids: [{ kind: 'condition', condition, target: 'late' }],
});
const ends = [message('early', { is_end: true }), message('late', { is_end: true })];

test.each([
  ['sie', 'de', '8:30', 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 08:30.'],
  ['du', 'de', '24:00', 'Bitte gib eine Uhrzeit ein, zum Beispiel 08:30.'],
  ['sie', 'de', '07:59', 'Die Uhrzeit ist zu früh. Bitte geben Sie frühestens 08:00 Uhr ein.'],
  ['du', 'de', '18:01', 'Die Uhrzeit ist zu spät. Bitte gib spätestens 18:00 Uhr ein.'],
  ['sie', 'en', '18:01', 'The time is too late. Please enter 18:00 or earlier.'],
] as const)('said to %s in %s: %j is refused', (du_sie, language, value, sentence) => {
  const conversation = new TestConversation(
    aSnapshot([time('t', { min: '08:00', max: '18:00' })], { du_sie, language }),
  );
  expect(conversation.reply(at(value))).toEqual({ outcome: 'rejected', message: sentence });
});

test.each([
  [{ min: '08:00', max: '18:00' }, '08:00'],
  [{ min: '18:00', max: '08:00' }, '18:00'],
  [{}, '23:59'],
])('with the bounds %j takes %s, also where the bounds stand the wrong way round', (bounds, value) => {
  const conversation = new TestConversation(
    aSnapshot([time('t', { ...bounds, variable: 'x' })], { ending: 'Um {{x}}.' }),
  );
  conversation.reply(at(value));
  expect(conversation.stored).toEqual({ t: value });
  expect(conversation.shown).toEqual([`${value} Uhr`]);
  expect(conversation.said.at(-1)).toBe(`Um ${value} Uhr.`);
});

test('conditions compare times, and a search finds the way that only one of them opens', () => {
  const survey = compileSurvey(aSnapshot([time('t', jump('x > "17:59"')), ...ends]));
  expect(findPath(survey, { towards: 'late' })).toMatchObject({ found: true });
  const conversation = new TestConversation(aSnapshot([time('t', jump('x > "17:59"')), ...ends]));
  conversation.reply(at('18:00'));
  expect(conversation.said).toContain('late');
});

test.each([
  [{ min: '20:00', max: '08:00' }, 'x > "12:00"', 'bounds'],
  [{}, 'x = "25:00"', 'impossible-value'],
  [{ min: '08:00', max: '12:00' }, 'x > "12:00"', 'never-true'],
  [{ min: '08:00', max: '12:00' }, 'x <= "12:00"', 'always-true'],
])('with %j and %s the check finds: %s', (bounds, condition, kind) => {
  const findings = checkDialog(aSnapshot([time('t', { ...bounds, ...jump(condition) }), ...ends]));
  expect(findings.map((finding) => finding.kind)).toContain(kind);
});

test('the analysis counts times by the hour, also the hours between that nobody named', () => {
  const values = [
    { value: '08:00', count: 2 },
    { value: '08:59', count: 1 },
    { value: '10:30', count: 4 },
  ];
  expect(timeStudy.figures(time('t'), { values, choices: [] }).counts).toEqual([
    { id: '8', label: '8–9 Uhr', count: 3 },
    { id: '9', label: '9–10 Uhr', count: 0 },
    { id: '10', label: '10–11 Uhr', count: 4 },
  ]);
  expect(timeStudy.figures(time('t'), { values: [], choices: [] }).counts).toEqual([]);
});
