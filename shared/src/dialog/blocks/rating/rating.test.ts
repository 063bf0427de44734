import { expect, test } from 'vitest';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { findPath } from '../../paths/findPath.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { blocksOf, message } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { ratingRule, ratingStudy } from './rating.ts';

const rating = blocksOf<'rating'>(ratingRule.newBlock);

test.each([
  ['sie', 'de', 0, 'Die Zahl ist zu klein. Bitte geben Sie mindestens 1 ein.'],
  ['du', 'de', 6, 'Die Zahl ist zu groß. Bitte gib höchstens 5 ein.'],
  ['sie', 'en', 2.5, 'Please choose a value in steps of 1.'],
] as const)('said to %s in %s: %j is refused', (du_sie, language, value, sentence) => {
  const conversation = new TestConversation(aSnapshot([rating('s')], { du_sie, language }));
  expect(conversation.reply({ type: 'rating', value })).toEqual({ outcome: 'rejected', message: sentence });
});

test('a rating is kept as a number, shown with what it is out of, and stands in texts', () => {
  const conversation = new TestConversation(
    aSnapshot([rating('s', { variable: 'note' })], { ending: 'Danke für {{note}}!' }),
  );
  conversation.reply({ type: 'rating', value: 4 });
  expect(conversation.stored).toEqual({ s: 4 });
  expect(conversation.shown).toEqual(['4/5']);
  expect(conversation.said.at(-1)).toBe('Danke für 4!');
});

test('a way that only few stars open is found', () => {
  const jump_to_ids = [{ kind: 'condition', condition: 'note <= 2', target: 'bad' } as const];
  const ends = [message('good', { is_end: true }), message('bad', { is_end: true })];
  const survey = compileSurvey(aSnapshot([rating('s', { variable: 'note', jump_to_ids }), ...ends]));
  expect(findPath(survey, { towards: 'bad' })).toMatchObject({ found: true });
});

test('there are five smileys at most, whatever was set for stars before', () => {
  const block = rating('s', { look: 'smileys', count: 10 });
  const conversation = new TestConversation(aSnapshot([block]));
  expect(conversation.question?.input).toMatchObject({ type: 'rating', look: 'smileys', count: 5 });
  expect(conversation.reply({ type: 'rating', value: 6 }).outcome).toBe('rejected');
  const [column] = ratingStudy.columns({ all: [block], newest: block, points: [], numberOf: () => 1, at: () => block });
  expect(column?.bounds).toEqual({ min: 1, max: 5 });
});
