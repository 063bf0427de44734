import { expect, test } from 'vitest';
import { namedOnce, spreadRounds } from './spreadRounds.ts';

const rounds = (name: string): string[] | undefined => (name === 'age' ? ['age_1', 'age_2'] : undefined);

test.each([
  ['sum(age)', 'sum.1(0, age_1, age_2)'],
  ['mean(age)', 'mean.1(age_1, age_2)'],
  ['summe(age) > 3', 'sum.1(0, age_1, age_2) > 3'],
  ['Mittelwert(age)', 'mean.1(age_1, age_2)'],
  ['MAX( age ) + 1', 'max.1( age_1, age_2 ) + 1'],
  ['sum.2(age; own)', 'sum.2(age_1, age_2; own)'],
  ['count(age, own) > 2 and sum(own) = 3', 'count(age_1, age_2, own) > 2 and sum(own) = 3'],
  ['round(mean({{age}}), 1)', 'round(mean.1(age_1, age_2), 1)'],
  ['sum(if(own > 1, age, 0))', 'sum(if(own > 1, age, 0))'],
  ['sum(age * 2)', 'sum(age * 2)'],
  ['age > 3', 'age > 3'],
  ['sum(age', 'sum(age'],
])('%s is %s over two rounds', (expression, spread) => {
  expect(spreadRounds(expression, rounds)).toBe(spread);
});

test('what is named for one round is told from what is named for all', () => {
  expect([...namedOnce('sum(age) > 3 and size < 2 and max(if(wide, tall, 0)) = 1')]).toEqual(['size', 'wide', 'tall']);
});
