import { expect, test } from 'vitest';
import type { BlockOf, Reply } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { vocabularyOf } from '../../conditions/vocabularyOf.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { findPath } from '../../paths/findPath.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, multiple, open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const options = [
  { id: 'other', text: 'Sonstiges, und zwar …', score: null },
  { id: 'bus', text: 'Bus', score: null },
  { id: 'rad', text: 'Rad', score: null },
];
const fields = { options, other: 'text', variable: 'weg' } as const;
const way = (more: Partial<BlockOf<'single'>> = {}) => single('w', { ...fields, ...more });
const ways = (more: Partial<BlockOf<'multiple'>> = {}) => multiple('w', { ...fields, ...more });
const chosen = (other?: string): Reply => ({
  type: 'single',
  option_id: 'other',
  ...(other === undefined ? {} : { other }),
});
const talk = (...blocks: Parameters<typeof aSnapshot>[0]) => new TestConversation(aSnapshot([...blocks, open('next')]));

test('the option stands last, and the messenger is told of its field', () => {
  expect(talk(way()).question?.input).toEqual({
    type: 'single',
    options: [
      { id: 'bus', text: 'Bus' },
      { id: 'rad', text: 'Rad' },
      { id: 'other', text: 'Sonstiges, und zwar …' },
    ],
    other: { kind: 'text', optional: false },
  });
});

test.each([
  ['switched off', null, options],
  ['without its option', 'text', options.slice(1)],
] as const)('a choice where it is %s is like any other', (_, other, those) => {
  const { question } = talk(way({ other, options: [...those] }));
  expect(question?.input).toEqual({ type: 'single', options: those.map(({ id, text }) => ({ id, text })) });
});

test('the option is kept by its id, and what was typed beside it, which texts read in its place', () => {
  const conversation = talk(way({ acknowledgement: '{{weg}}? {{weg_sonstiges}}!' }));
  conversation.reply(chosen('  Segeln '));
  expect(conversation.stored).toEqual({ w: 'other', 'w+other': 'Segeln' });
  expect(conversation.shown).toEqual(['Sonstiges, und zwar Segeln']);
  expect(conversation.said).toContain('Segeln? Segeln!');
  expect([conversation.variable('weg'), conversation.variable('weg_sonstiges')]).toEqual([
    'Sonstiges, und zwar …',
    'Segeln',
  ]);
});

test('several are kept as they are offered, and read as one enumeration', () => {
  const conversation = talk(ways({ acknowledgement: '{{weg}}!' }));
  conversation.reply({ type: 'multiple', option_ids: ['other', 'rad'], other: 'Boot' });
  expect(conversation.stored).toEqual({ w: ['rad', 'other'], 'w+other': 'Boot' });
  expect(conversation.shown).toEqual(['Rad und Sonstiges, und zwar Boot']);
  expect(conversation.said).toContain('Rad und Boot!');
});

test.each<[string, string, Reply]>([
  ['bus', 'another option', { type: 'single', option_id: 'bus', other: 'Boot' }],
  ['bus', 'another option alone', { type: 'single', option_id: 'bus' }],
])('nothing is kept beside %s: %s', (stored, _, reply) => {
  const conversation = talk(way());
  conversation.reply(reply);
  expect(conversation.stored).toEqual({ w: stored });
  expect(conversation.shown).toEqual(['Bus']);
  expect(conversation.variable('weg_sonstiges')).toBeNull();
});

test.each([
  ['sie', 'de', {}, undefined, 'Bitte schreiben Sie in das Feld, was Sie mit „Sonstiges, und zwar …“ meinen.'],
  ['du', 'de', {}, '  ', 'Bitte schreib in das Feld, was du mit „Sonstiges, und zwar …“ meinst.'],
  ['sie', 'en', {}, '', 'Please write in the field what you mean by “Sonstiges, und zwar …”.'],
  ['sie', 'de', { other: 'number' }, 'viel', 'Bitte geben Sie in das Feld zu „Sonstiges, und zwar …“ eine Zahl ein.'],
  ['du', 'de', { other: 'number' }, '', 'Bitte gib in das Feld zu „Sonstiges, und zwar …“ eine Zahl ein.'],
  ['sie', 'en', { other: 'number' }, '9'.repeat(400), 'Please enter a number in the field of “Sonstiges, und zwar …”.'],
  [
    'sie',
    'de',
    {},
    'x'.repeat(501),
    'Ihre Antwort ist mit 501 Zeichen zu lang. Bitte kürzen Sie sie auf höchstens 500 Zeichen.',
  ],
] as const)('said to %s in %s with %j: %j is refused', (du_sie, language, more, typed, sentence) => {
  const conversation = new TestConversation(aSnapshot([way(more)], { du_sie, language }));
  expect(conversation.reply(chosen(typed))).toEqual({ outcome: 'rejected', message: sentence });
  const several = new TestConversation(aSnapshot([ways(more)], { du_sie, language }));
  const reply: Reply = { type: 'multiple', option_ids: ['other'], ...(typed === undefined ? {} : { other: typed }) };
  expect(several.reply(reply)).toEqual({ outcome: 'rejected', message: sentence });
});

test('the field may stay empty where its author says so', () => {
  const conversation = talk(way({ other_optional: true }));
  conversation.reply(chosen());
  expect(conversation.stored).toEqual({ w: 'other', 'w+other': null });
  expect(conversation.shown).toEqual(['Sonstiges, und zwar …']);
});

test('a number is kept as one, and read as it is written', () => {
  const conversation = talk(way({ other: 'number', acknowledgement: '{{weg}}' }));
  conversation.reply(chosen('1.200,5'));
  expect(conversation.stored).toEqual({ w: 'other', 'w+other': 1200.5 });
  expect(conversation.said).toContain('1200,5');
});

test('with points the variable holds those, and texts still read what was typed', () => {
  const scored = options.map((option, score) => Object.assign({}, option, { score }));
  const conversation = talk(way({ options: scored, acknowledgement: '{{weg}}' }));
  conversation.reply(chosen('Boot'));
  expect(conversation.variable('weg')).toBe(0);
  expect(conversation.said).toContain('Boot');
});

test('who comes to the question again and chooses otherwise has typed nothing any more', () => {
  const again = [{ kind: 'option', option_id: 'other', target: 'w' } as const];
  const conversation = talk(way({ jump_to_ids: again }));
  conversation.reply(chosen('Boot'));
  conversation.choose('bus');
  expect(conversation.stored).toEqual({ w: 'bus', 'w+other': null });
  expect(conversation.state.others).toBeUndefined();
});

test('in a drawn order it stays last', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const conversation = new TestConversation(aSnapshot([way({ random_order: true })]));
    conversation.state = { ...conversation.state, seed };
    const input = conversation.question?.input;
    expect(input && 'options' in input && input.options.at(-1)?.id).toBe('other');
  }
});

test('a search finds the way that only a certain text or number opens', () => {
  const to = (condition: string) => [{ kind: 'condition', condition, target: 'there' } as const];
  const ends = [message('not', { is_end: true }), message('there', { is_end: true })];
  for (const [other, condition] of [
    ['text', 'weg_sonstiges = "Boot"'],
    ['number', 'weg_sonstiges > 12.5'],
  ] as const) {
    const survey = compileSurvey(aSnapshot([way({ other, jump_to_ids: to(condition) }), ...ends]));
    expect(findPath(survey, { towards: 'there' })).toMatchObject({ found: true });
    expect(checkDialog(aSnapshot([way({ other, jump_to_ids: to(condition) }), ...ends]))).toEqual([]);
  }
});

test('what conditions can ask for has the names of the options', () => {
  const { values, kind } = vocabularyOf(aSnapshot([way()])).get('weg') ?? {};
  expect([kind, values?.map(({ label }) => label)]).toEqual(['text', ['Bus', 'Rad', 'Sonstiges, und zwar …']]);
  expect(vocabularyOf(aSnapshot([way()])).get('weg_sonstiges')).toMatchObject({ kind: 'text', values: [] });
});

test('the check says where a text inserts what may be missing', () => {
  const findings = checkDialog(aSnapshot([way(), message('m', { context: 'Also {{weg_sonstiges}}.' })]));
  expect(findings.map(({ kind }) => kind)).toContain('variable-early');
});
