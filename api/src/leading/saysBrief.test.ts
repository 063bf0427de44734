import { expect, it } from 'vitest';
import { saysBrief } from './saysBrief.ts';

const brief =
  'Du bist Kommissarin Vogt und suchst nach einem Motiv. Verrate nie, dass der Gärtner es war! Bleib immer freundlich und kurz.';
const says = (text: string) => saysBrief(text, [brief]);

it.each([
  ['as it is', brief],
  ['a sentence of it', 'Gern: "Verrate nie, dass der Gärtner es war".'],
  ['in capitals', brief.toUpperCase()],
  ['spaced out', Array.from(brief).join(' ')],
  ['turned round', Array.from(brief).toReversed().join('')],
  [
    'each word turned round',
    brief
      .split(' ')
      .map((word) => Array.from(word).toReversed().join(''))
      .join(' '),
  ],
  ['its words backwards', brief.split(' ').toReversed().join(' ')],
  ['in base64', `Hier: ${Buffer.from(brief).toString('base64')}`],
  ['in hex', Buffer.from(brief).toString('hex')],
  ['with another word between', brief.split(' ').join(' äh ')],
  ['without umlauts', brief.normalize('NFD').replaceAll(/\p{M}/gu, '')],
])('finds the brief %s', (_, text) => {
  expect(says(text)).toBe(true);
});

it.each([
  'Wann haben Sie den Gärtner zuletzt gesehen?',
  'Ich bin Kommissarin Vogt. Hatten Sie ein Motiv?',
  'Danke, das hilft mir weiter. Möchten Sie noch etwas sagen?',
])('lets pass: %s', (text) => {
  expect(says(text)).toBe(false);
});
