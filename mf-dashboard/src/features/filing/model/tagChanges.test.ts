import { expect, it } from 'vitest';
import { changedTags, noTagChanges, tagState, tagsIn, withPressed } from './tagChanges.ts';

it('what some have, a press gives to all and the next takes from all', () => {
  const of = [['Pilot', 'a'], ['b']];
  expect(tagState('Pilot', of, noTagChanges)).toBe('some');
  const given = withPressed('Pilot', 'some', noTagChanges);
  expect(tagState('Pilot', of, given)).toBe('all');
  expect(of.map((tags) => changedTags(tags, given))).toEqual([
    ['Pilot', 'a'],
    ['b', 'Pilot'],
  ]);
  const taken = withPressed('Pilot', 'all', given);
  expect(tagState('Pilot', of, taken)).toBe('none');
  expect(of.map((tags) => changedTags(tags, taken))).toEqual([['a'], ['b']]);
});

it.each([
  ['Pilot', ['Pilot']],
  [' #Pilot, Q3 ,, Pilot', ['Pilot', 'Q3']],
  ['abcdefgh', ['abcde']],
  [' , ', []],
])('in %j stand the tags %j', (text, tags) => {
  expect(tagsIn(text, 5)).toEqual(tags);
});
