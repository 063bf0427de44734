import { expect, test } from 'vitest';
import { aTemplate } from '../../../testing/aTemplate.ts';
import { foundTemplates } from './foundTemplates.ts';

const templates = [
  aTemplate({ template: 'quiz', name: 'Quiz', purpose: 'Fragen mit Auflösung und Punkten.', category: 'chat' }),
  aTemplate({ template: 'puls', name: 'Pulsbefragung', purpose: 'Vier Aussagen jeden Monat.', category: 'team' }),
  aTemplate({ template: 'austritt', name: 'Austrittsgespräch', purpose: 'Warum geht jemand?', category: 'team' }),
];
const names = (text: string, category: 'team' | 'chat' | null = null) =>
  foundTemplates(templates, { text, category }).map(({ template }) => template);

test.each([
  ['', ['quiz', 'puls', 'austritt']],
  ['  ', ['quiz', 'puls', 'austritt']],
  ['AUFLÖSUNG', ['quiz']],
  ['auflosung punkte', ['quiz']],
  ['gespräch', ['austritt']],
  ['quiz monat', []],
])('„%s“ finds by name and purpose, whatever the case', (text, found) => {
  expect(names(text)).toEqual(found);
});

test('a category leaves out the others, also from a search', () => {
  expect(names('', 'team')).toEqual(['puls', 'austritt']);
  expect(names('quiz', 'team')).toEqual([]);
});
