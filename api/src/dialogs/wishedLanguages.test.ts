import { expect, test } from 'vitest';
import { chosenLanguage, wishedLanguages } from './wishedLanguages.ts';

test.each([
  ['', undefined, []],
  ['', '*', []],
  ['', 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-CH', 'fr', 'en', 'de']],
  ['', 'de;q=0.2, ar, en;q=0', ['ar', 'de']],
  ['?lang=ar&pid=7', 'de', ['ar', 'de']],
])('of %j and %j the wishes are %j', (query, accepts, wished) => {
  expect(wishedLanguages(query, accepts)).toEqual(wished);
});

test.each([
  [['fr'], 'fr'],
  [['fr-CA'], 'fr'],
  [['PT'], 'pt-BR'],
  [['pt-PT', 'fr'], 'pt-BR'],
  [['it', 'ar'], 'ar'],
  [['it'], 'de'],
  [[], 'de'],
  [['de-AT', 'fr'], 'de'],
  [['<script>'], 'de'],
])('whoever wants %j is spoken to in %s', (wished, chosen) => {
  expect(chosenLanguage({ language: 'de', languages: ['fr', 'pt-BR', 'ar'] }, wished)).toBe(chosen);
});
