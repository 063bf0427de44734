import { expect, test } from 'vitest';
import { Understanding, confidenceOf } from './Understanding.ts';

const sentences = {
  ja: ['ja gern', 'auf jeden Fall', 'klar, mache ich', 'sehr gerne', 'na sicher', 'das passt mir gut'],
  nein: ['nein danke', 'lieber nicht', 'auf keinen Fall', 'das passt mir nicht', 'eher nicht so', 'kein Interesse'],
  spaeter: ['vielleicht später', 'frag mich morgen noch mal', 'nicht jetzt, aber bald', 'heute habe ich keine Zeit'],
};
const examples = Object.entries(sentences).flatMap(([target, texts]) => texts.map((text) => ({ text, target })));
const understanding = new Understanding(examples);

test.each([
  ['ja sehr gern', 'ja'],
  ['auf jedn fall', 'ja'],
  ['NA SICHER!!!', 'ja'],
  ['nee, eher nich so', 'nein'],
  ['das passt mir leider nicht', 'nein'],
  ['vieleicht spaeter', 'spaeter'],
  ['frag mich doch morgen', 'spaeter'],
])('%j means %s', (reply, target) => {
  expect(understanding.matches(reply)[0]?.target).toBe(target);
});

test.each(['Wo ist der nächste Bahnhof?', 'Der Hund bellt', '🍕', '', 'qwertz'])('%j is none of them', (reply) => {
  expect(understanding.matches(reply)[0]?.confidence).toBeLessThan(0.3);
});

test('the reasons for a match add up to it', () => {
  const [best] = understanding.matches('das passt gut');
  if (!best) throw new Error('No match.');
  const reasons = understanding.reasons('das passt gut', best.target);
  expect(confidenceOf(reasons.reduce((sum, { weight }) => sum + weight, 0))).toBeCloseTo(best.confidence, 10);
  expect(reasons[0]?.example.text).toBe('das passt mir gut');
});

test('each example is judged without itself', () => {
  const alone = new Understanding([...examples, { text: 'Bahnsteigkarte', target: 'ja' }]);
  const judged = alone.leaveOneOut();
  expect(judged).toHaveLength(examples.length + 1);
  expect(alone.matches('Bahnsteigkarte')[0]).toMatchObject({ target: 'ja' });
  expect(judged.at(-1)?.[0]?.confidence).toBeLessThan(0.3);
});

test('without examples there is nothing to understand', () => {
  expect(new Understanding([]).matches('ja')).toEqual([]);
});
