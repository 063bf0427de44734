import { expect, test } from 'vitest';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { newConversation } from '../../engine/ConversationState.ts';
import { openQuestion } from '../../engine/replay/openQuestion.ts';
import { step } from '../../engine/step.ts';
import { findPath } from '../../paths/findPath.ts';
import { Dice } from '../../random/Dice.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, multiple } from '../../testing/blocks.ts';
import { drawnChoices } from './drawn.ts';
import { combinations } from './outcomes.ts';
import { triedChoices } from './tried.ts';

const options = ['a', 'b', 'nichts'].map((id) => ({ id, text: id, score: null }));
const block = multiple('frage', {
  variable: 'x',
  options,
  min: 2,
  exclusive_options: ['nichts', 'gone'],
  jump_to_ids: [{ kind: 'condition', condition: 'x = "nichts"', target: 'ziel' }],
});
const survey = compileSurvey(aSnapshot([block, message('sonst', { is_end: true }), message('ziel')]));
const started = step(survey, newConversation, { kind: 'start' });
const state = started.outcome === 'accepted' ? started.state : newConversation;
const outcomeOf = (option_ids: string[]): string =>
  step(survey, state, {
    kind: 'reply',
    unique_question_id: 'frage',
    nachfrage_id: null,
    reply: { type: 'multiple', option_ids },
  }).outcome;

test('an option that excludes all others is enough alone, and refused beside others', () => {
  expect(
    ['nichts', 'a,b', 'a', 'a,nichts', 'a,b,nichts', ''].map((ids) => outcomeOf(ids.split(',').filter(Boolean))),
  ).toEqual(['accepted', 'accepted', 'rejected', 'rejected', 'rejected', 'rejected']);
});

test('check, search and invented respondents choose what can be chosen, and all of it', () => {
  const input = { options, min: 2, max: null, exclusive: ['nichts'] };
  const possible = ['a,b', 'nichts'];
  expect(combinations(input)?.map(String).toSorted()).toEqual(possible);
  expect(new Set(triedChoices(input).map((ids) => ids.toSorted().join()))).toEqual(new Set(possible));
  const drawn = Array.from({ length: 200 }, (_, seed) => drawnChoices(input, new Dice(seed)).toSorted().join());
  expect(new Set(drawn)).toEqual(new Set(possible));
  expect(findPath(survey, { towards: 'ziel' }).found).toBe(true);
});

test('the messenger is told which ones exclude all others, of those that there are', () => {
  expect(openQuestion(survey, state)?.input).toMatchObject({ exclusive: ['nichts'] });
});
