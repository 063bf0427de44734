import type { HelpPage } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { folded, searchHelp } from './searchHelp.ts';

const page = (id: string, more: Partial<HelpPage>): HelpPage => ({
  id,
  kind: 'task',
  title: id,
  summary: '',
  passages: [],
  ...more,
});

const pages = [
  page('jump', {
    title: 'Fragen verzweigen',
    words: ['Sprung'],
    passages: [{ id: 'end', title: 'Den Dialog beenden', text: ['Danach wird der Schlusstext gesagt.'] }],
  }),
  page('check', { title: 'Den Dialog prüfen', passages: [{ id: 'a', title: 'Dialogprüfung', text: ['Alle Wege.'] }] }),
  page('keys', {
    title: 'Tastenkürzel',
    passages: [{ id: 'edit', title: 'Bearbeiten', text: [], table: [{ term: 'Rückgängig', meaning: 'Strg+Z' }] }],
  }),
];

const found = (query: string) => searchHelp(pages, query).map((hit) => [hit.page.id, hit.passage?.id ?? null]);

test('titles come before what people call it, and that before what is said', () => {
  expect(found('dialog')).toEqual([
    ['check', null],
    ['jump', 'end'],
  ]);
  expect(found('sprung')).toEqual([['jump', null]]);
  expect(found('schlusstext')).toEqual([['jump', 'end']]);
  expect(found('strg')).toEqual([['keys', 'edit']]);
});

test('umlauts may be written in any way', () => {
  for (const query of ['Prüfen', 'pruefen', 'PRUFEN']) expect(found(query)).toContainEqual(['check', null]);
  expect(folded('Straße')).toBe(folded('STRASSE'));
});

test('all words have to be there, and nothing is found for none', () => {
  expect(found('dialog beenden')).toEqual([['jump', 'end']]);
  expect(found('dialog giraffe')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
