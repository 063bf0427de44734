import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BlockUnderstanding } from '../BlockUnderstanding.ts';
import { measuredBounds } from '../measuredBounds.ts';
import type { MeaningTarget } from '../MeaningTarget.ts';
import { Understanding } from '../Understanding.ts';
import type { Example } from '../Understanding.ts';
import { foreignSentences } from './foreignSentences.data.ts';
import { learnSense } from './learnSense.ts';
import type { Vectors } from './Vectors.ts';

const said = {
  rad: ['mit dem Fahrrad', 'ich radle', 'auf zwei Rädern', 'Rad fahren', 'per Velo'],
  auto: ['mit dem Wagen', 'im PKW', 'ich nehme das Auto', 'unser Kombi', 'Auto fahren'],
};
const examples = Object.entries(said).flatMap(([target, texts]) => texts.map((text) => ({ text, target })));
const targets: readonly MeaningTarget[] = Object.keys(said).map((target) => ({
  kind: 'option',
  target,
  label: target,
  own: [],
  implied: [],
}));
const training = { targets, examples, bounds: null };

/** A vector of length 1 in the direction that is named. */
const towards = (...parts: number[]): Float32Array => {
  const length = Math.hypot(...parts);
  return Float32Array.from(parts, (part) => part / length);
};
const bicycle = towards(1, 0.1, 0);
const car = towards(0.1, 1, 0);
const nothing = towards(0, 0, 1);
const vectors: Vectors = new Map([
  ...examples.map(({ text, target }): [string, Float32Array] => [text, target === 'rad' ? bicycle : car]),
  ...foreignSentences.map((text): [string, Float32Array] => [text, nothing]),
]);
const sense = learnSense(examples, vectors) ?? undefined;
const words = new BlockUnderstanding(training);
const both = new BlockUnderstanding(training, { sense });

test('other words of the same sense are understood, and by their words alone they are not', () => {
  const reply = 'auf meinem Drahtesel';
  const known = new Map([[reply, bicycle]]);
  expect(both.knowing(known).decide(reply)).toMatchObject({ zone: 'sure', matches: [{ target: 'rad' }] });
  expect(words.knowing(known).decide(reply)).toEqual(words.decide(reply));
  expect(words.decide(reply).zone).toBe('unknown');
});

test('a reply that the model has not read is understood as if there were none, whatever it is', () => {
  for (const reply of ['auf meinem Drahtesel', 'ich radle gern', 'nicht mit dem Auto', '2', 'qwertz'])
    expect(both.decide(reply)).toEqual(words.decide(reply));
});

test('what is at home nowhere is not taken, however well the examples are known', () => {
  const reply = 'Die Fähre legt um sieben ab.';
  expect(both.knowing(new Map([[reply, nothing]])).decide(reply).zone).toBe('unknown');
});

test('a model to which everything is the same is no help, and counts nothing', () => {
  const same: Vectors = new Map([...vectors.keys()].map((text) => [text, bicycle]));
  expect(learnSense(examples, same)).toBeNull();
});

test('a model that takes foreign sentences for one of the targets makes nothing of its kind sure', () => {
  const reply = 'Die Fähre legt um sieben ab.';
  const known: Vectors = new Map([
    ...vectors,
    ...[...foreignSentences, reply].map((text): [string, Float32Array] => [text, bicycle]),
  ]);
  const fooled = new BlockUnderstanding(training, { sense: learnSense(examples, known) ?? undefined }).knowing(known);
  const [best] = fooled.decide(reply).all;
  expect(fooled.decide(reply).zone).toBe('unsure');
  expect(best?.confidence).toBeGreaterThan(measuredBounds({ targets: 2, examples: examples.length }).accept);
});

test('where an example has no vector, nothing is learned of the sense', () => {
  expect(learnSense([...examples, { text: 'zu Fuß', target: 'rad' }], vectors)).toBeNull();
  expect(learnSense([], vectors)).toBeNull();
});

test('the reasons for a match add up to it, with the sense in them', () => {
  const reply = 'auf meinem Drahtesel';
  const hearing = both.knowing(new Map([[reply, bicycle]]));
  const reasons = hearing.reasons(reply, 'rad');
  expect(reasons[0]).toMatchObject({ example: { target: 'rad' } });
  const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
  expect(1 / (1 + Math.exp(4.6 - 12.1 * score))).toBeCloseTo(hearing.decide(reply).all[0]?.confidence ?? 0, 10);
});

const anyVector = fc
  .array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 2 })
  .filter((parts) => parts.some((part) => part !== 0))
  .map((parts) => towards(...parts));

test('whatever the vectors are, examples that are left out have the score that they would have had', () => {
  fc.assert(
    fc.property(fc.array(anyVector, { minLength: 3, maxLength: 40 }), fc.nat(), (drawn, which) => {
      const texts = drawn.map((_, at) => `Satz ${at}`);
      const all: Example[] = texts.map((text, at) => ({ text, target: at % 2 === 0 ? 'a' : 'b' }));
      // The same words for all, because a reply's rarities change with an example that goes.
      const same = all.map(({ target }) => ({ text: 'Satz', target }));
      const at = which % all.length;
      const without = same.filter((_, other) => other !== at);
      const rest = drawn.filter((_, other) => other !== at);
      const left = new Understanding(without, { sense: { vectors: rest, share: 0.5 } });
      const judged = new Understanding(same, { sense: { vectors: drawn, share: 0.5 } }).leaveOneOut()[at] ?? [];
      for (const { target, confidence } of left.matches('Satz', drawn[at])) {
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(judged.find((match) => match.target === target)?.confidence).toBeCloseTo(confidence, 6);
      }
    }),
    { numRuns: 60 },
  );
});
