import { expect, test } from 'vitest';
import { movedBy, toggled } from './chosenInOrder.ts';
import type { NamedSurvey } from './chosenInOrder.ts';

const named = (survey_id: string): NamedSurvey => ({ survey_id, survey_name: `Dialog ${survey_id}` });
const [a, b, c] = [named('a'), named('b'), named('c')];

test('what is chosen stands at the end, and goes when it is chosen again', () => {
  expect(toggled([a], b)).toEqual([a, b]);
  expect(toggled([a, b], named('a'))).toEqual([b]);
});

test('what is moved stays within the list', () => {
  expect(movedBy([a, b, c], c, -1)).toEqual([a, c, b]);
  expect(movedBy([a, b, c], a, -1)).toEqual([a, b, c]);
  expect(movedBy([a, b, c], a, 5)).toEqual([b, c, a]);
  expect(movedBy([a], named('x'), 1)).toEqual([a]);
});
