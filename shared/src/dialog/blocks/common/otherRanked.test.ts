import { describe, expect, test } from 'vitest';
import type { BlockOf, Reply } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { findPath } from '../../paths/findPath.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open, picture, ranking } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { answerLines, printedAnswer } from '../facts.ts';

const option = (id: string, text: string) => ({ id, text, score: null });
const options = [option('other', 'Anderes'), option('a', 'Lohn'), option('b', 'Klima')];
const order = (more: Partial<BlockOf<'ranking'>> = {}) =>
  ranking('r', { options, other: 'text', variable: 'ziele', ...more });
const shown = (more: Partial<BlockOf<'picture'>> = {}) =>
  picture('p', {
    options: options.map((one) => Object.assign({ filename_db: null }, one)),
    other: 'text',
    variable: 'bild',
    ...more,
  });
const talk = (...blocks: Parameters<typeof aSnapshot>[0]) => new TestConversation(aSnapshot([...blocks, open('next')]));
const ranked = (option_ids: string[], other?: string): Reply => ({
  type: 'ranking',
  option_ids,
  ...(other === undefined ? {} : { other }),
});
const chosen = (option_ids: string[], other?: string): Reply => ({
  type: 'picture',
  option_ids,
  ...(other === undefined ? {} : { other }),
});

describe('a ranking', () => {
  test('offers it last, whatever is drawn, and paper has a line for it', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const conversation = talk(order({ random_order: true }));
      conversation.state = { ...conversation.state, seed };
      expect(conversation.question?.input).toMatchObject({
        options: [{}, {}, { id: 'other' }],
        other: { kind: 'text', optional: false },
      });
    }
    expect(printedAnswer(order())).toEqual({ kind: 'choices', mark: 'rank', writes: true });
    expect(answerLines(order(), [])).toEqual(['Lohn', 'Klima', 'Anderes']);
  });

  test('ranks what was typed like any other entry', () => {
    const conversation = talk(order({ acknowledgement: '{{ziele}}: {{ziele_sonstiges}}!' }));
    conversation.reply(ranked(['b', 'other', 'a'], ' Ruhe '));
    expect(conversation.stored).toEqual({ r: ['b', 'other', 'a'], 'r+other': 'Ruhe' });
    expect(conversation.shown).toEqual(['1. Klima\n2. Anderes: Ruhe\n3. Lohn']);
    expect(conversation.said).toContain('Klima, Ruhe und Lohn: Ruhe!');
    expect(conversation.variable('ziele')).toEqual(['Klima', 'Anderes', 'Lohn']);
    expect(conversation.variable('ziele_sonstiges')).toBe('Ruhe');
  });

  test.each([undefined, '', '  '])('leaves it out where nothing was typed: %j', (typed) => {
    const conversation = talk(order({ acknowledgement: '{{ziele}}!' }));
    conversation.reply(ranked(['b', 'a', 'other'], typed));
    expect(conversation.stored).toEqual({ r: ['b', 'a'], 'r+other': null });
    expect(conversation.shown).toEqual(['1. Klima\n2. Lohn']);
    expect(conversation.said).toContain('Klima und Lohn!');
    expect(conversation.variable('ziele_sonstiges')).toBeNull();
  });

  test('refuses it without a text before others, and an order that leaves out an entry', () => {
    const conversation = talk(order());
    const sentence = 'Bitte schreiben Sie in das Feld, was Sie mit „Anderes“ meinen.';
    expect(conversation.reply(ranked(['other', 'b', 'a']))).toEqual({ outcome: 'rejected', message: sentence });
    expect(conversation.reply(ranked(['b', 'other'], 'Ruhe')).outcome).toBe('rejected');
    expect(conversation.reply(ranked(['b', 'a', 'other'], 'x'.repeat(501))).outcome).toBe('rejected');
    expect(conversation.stored).toEqual({});
  });

  test('ranks it without a text where its author wants that', () => {
    const conversation = talk(order({ other_optional: true }));
    conversation.reply(ranked(['other', 'b', 'a']));
    expect(conversation.stored).toEqual({ r: ['other', 'b', 'a'], 'r+other': null });
    expect(conversation.shown).toEqual(['1. Anderes\n2. Klima\n3. Lohn']);
  });

  test('with a mere option of that id is like any other', () => {
    const conversation = talk(order({ other: null }));
    expect(conversation.question?.input).not.toHaveProperty('other');
    conversation.reply(ranked(['b', 'a', 'other'], 'Ruhe'));
    expect(conversation.stored).toEqual({ r: ['b', 'a', 'other'] });
  });
});

describe('a choice of pictures', () => {
  test('offers it last, keeps its id and what was typed, which texts read in its place', () => {
    const conversation = talk(shown({ acknowledgement: '{{bild}}? {{bild_sonstiges}}!' }));
    expect(conversation.question?.input).toMatchObject({ options: [{}, {}, { id: 'other', filename_db: null }] });
    expect(conversation.reply(chosen(['other'])).outcome).toBe('rejected');
    conversation.reply(chosen(['other'], 'Ruhe'));
    expect(conversation.stored).toEqual({ p: ['other'], 'p+other': 'Ruhe' });
    expect(conversation.shown).toEqual(['Anderes: Ruhe']);
    expect(conversation.said).toContain('Ruhe? Ruhe!');
    expect(conversation.variable('bild')).toBe('Anderes');
  });

  test('of several reads them as one enumeration, and takes numbers', () => {
    const conversation = talk(shown({ max: 2, other: 'number', acknowledgement: '{{bild}}!' }));
    conversation.reply(chosen(['other', 'a'], '1,5'));
    expect(conversation.stored).toEqual({ p: ['a', 'other'], 'p+other': 1.5 });
    expect(conversation.shown).toEqual(['Lohn und Anderes: 1,5']);
    expect(conversation.said).toContain('Lohn und 1,5!');
  });

  test('keeps nothing beside another picture', () => {
    const conversation = talk(shown());
    conversation.reply(chosen(['a'], 'Ruhe'));
    expect(conversation.stored).toEqual({ p: ['a'] });
    expect(conversation.variable('bild_sonstiges')).toBeNull();
  });

  test('takes words that are none of them as what is typed there, where its author wants that', () => {
    const conversation = talk(shown({ in_words: true, other_in_words: true }));
    conversation.reply({ type: 'words', text: 'ein ruhiger Ort' });
    expect(conversation.stored).toEqual({ p: ['other'], 'p+other': 'ein ruhiger Ort' });
  });
});

test.each([
  ['ranking', order, 'ziele_sonstiges'],
  ['picture', shown, 'bild_sonstiges'],
] as const)('a search finds the way that only a certain text beside a %s opens', (_, block, variable) => {
  const jump_to_ids = [{ kind: 'condition', condition: `${variable} = "Boot"`, target: 'there' } as const];
  const snapshot = aSnapshot([
    block({ jump_to_ids }),
    message('not', { is_end: true }),
    message('there', { is_end: true }),
  ]);
  expect(findPath(compileSurvey(snapshot), { towards: 'there' })).toMatchObject({ found: true });
  expect(checkDialog(snapshot)).toEqual([]);
});
