import type { QuestionInput } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { typedWord } from './typedWord.ts';

const open: QuestionInput = { type: 'open', multiline: false, max_length: 2_000 };
const single = (...texts: string[]): QuestionInput => ({
  type: 'single',
  options: texts.map((text) => ({ id: text, text })),
});

test('a word counts as a whole reply alone, however it is written, in the language of the dialog', () => {
  expect(typedWord('hilfe', open, 'de')).toBe('help');
  expect(typedWord(' Zurück! ', open, 'de')).toBe('back');
  expect(typedWord('zuru\u0308ck', open, 'de')).toBe('back');
  expect(typedWord('NEU STARTEN.', open, 'de')).toBe('restart');
  expect(typedWord('Neustart', open, 'de')).toBe('restart');
  expect(typedWord('Ich brauche Hilfe', open, 'de')).toBeNull();
  expect(typedWord('help', open, 'de')).toBeNull();
  expect(typedWord('Help', open, 'en')).toBe('help');
  expect(typedWord('go back', open, 'en')).toBe('back');
  expect(typedWord('restart', open, 'en')).toBe('restart');
  expect(typedWord('hilfe', open, 'en')).toBeNull();
});

test('a choice that speaks of the word wins, a point of a scale and an agreement as well', () => {
  expect(typedWord('zurück', single('Zurück zur Auswahl', 'Weiter'), 'de')).toBeNull();
  expect(typedWord('hilfe', single('Zurück zur Auswahl', 'Weiter'), 'de')).toBe('help');
  const points = [
    { value: 1, label: 'Ohne Hilfe' },
    { value: 2, label: 'Gar nicht' },
  ];
  expect(typedWord('hilfe', { type: 'likert', points, na: false }, 'de')).toBeNull();
  const consent = { type: 'consent', required: false, label_agree: 'Ja', label_decline: 'Nein, zurück' } as const;
  expect(typedWord('zurück', consent, 'de')).toBeNull();
});
