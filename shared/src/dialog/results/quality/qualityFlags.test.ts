import { expect, it } from 'vitest';
import type { StoredPart } from '../StoredConversation.ts';
import { isNonsense } from './isNonsense.ts';
import { likenessOf, qualityFlags } from './qualityFlags.ts';
import type { JudgedConversation } from './qualityFlags.ts';

const calm: JudgedConversation = {
  answers: [['words', '', 'Die Wege waren kurz, das Essen gut.']],
  replies: [
    [12, 9_000],
    [8, 4_000],
    [20, 11_000],
  ],
  batteries: ['battery'],
  texts: ['words'],
};
const points = (...values: number[]) =>
  values.map((value, index): StoredPart => ['battery', `battery.${index}`, value]);

it.each(['asdf', 'qwertz', 'aaaa', 'xyxyxy', 'ghjkl', 'asdf asdf', 'sdfgh!!', 'mnbvcxy'])('%s is no text', (text) => {
  expect(isNonsense(text)).toBe(true);
});

it.each([
  'gut',
  '-',
  'k.A.',
  'GmbH',
  'Angstschweiß',
  'nichts asdf',
  '1234567890',
  'Rhythmus',
  '很好很好',
  'Schön!!!!',
  'hmm',
  'Papa',
  '',
])('%s may be meant', (text) => {
  expect(isNonsense(text)).toBe(false);
});

it('finds nothing in a calm conversation', () => {
  expect(qualityFlags(calm)).toEqual([]);
});

it('marks who answers most questions faster than one reads', () => {
  expect(
    qualityFlags({
      ...calm,
      replies: [
        [12, 900],
        [8, 700],
        [20, 11_000],
      ],
    }),
  ).toEqual(['fast']);
  expect(
    qualityFlags({
      ...calm,
      replies: [
        [12, 900],
        [8, 700],
      ],
    }),
  ).toEqual([]);
});

it('marks the same point throughout, where there are enough items and no battery speaks against it', () => {
  expect(qualityFlags({ ...calm, answers: points(3, 3, 3, 3) })).toEqual(['straight']);
  expect(qualityFlags({ ...calm, answers: points(3, 3, 3) })).toEqual([]);
  expect(qualityFlags({ ...calm, answers: points(3, 3, 3, 4) })).toEqual([]);
});

it('marks texts that are none, where most are', () => {
  expect(qualityFlags({ ...calm, answers: [['words', '', 'asdf']] })).toEqual(['nonsense']);
  const mixed: StoredPart[] = [
    ['words', '', 'asdf'],
    ['colour', 'colour#1', 'Weil sie leuchtet'],
  ];
  expect(qualityFlags({ ...calm, answers: mixed })).toEqual([]);
});

it('knows the same answers in any order, and none where little was said', () => {
  const more: StoredPart = ['age', '', 41];
  const [text] = calm.answers;
  if (!text) throw new Error('an answer is missing');
  expect(likenessOf({ ...calm, answers: [more, text] })).toBe(likenessOf({ ...calm, answers: [text, more] }));
  expect(likenessOf({ ...calm, answers: [text, ['age', '', 42]] })).not.toBe(
    likenessOf({ ...calm, answers: [text, more] }),
  );
  expect(likenessOf({ ...calm, answers: [more] })).toBeNull();
});
