import { expect, test } from 'vitest';
import type { DrawnFigure } from '../../../../answerTypes/Figure.ts';
import { chartSvg } from './chartSvg.ts';
import { textLines } from './textLines.ts';

const shares: DrawnFigure = {
  kind: 'shares',
  shares: [{ id: '1', label: 'Rot & <Blau>', count: 3, share: 0.75, interval: { low: 0.3, high: 0.95 } }],
  n: 4,
  na: 0,
  isMultiple: false,
  isInOrder: false,
};
const point = { id: '1', label: 'ja', count: 1, share: 1, interval: null };
const battery: DrawnFigure = {
  kind: 'battery',
  points: ['ja'],
  rows: [{ id: 'a', label: 'Aussage', n: 1, na: 0, mean: 1, sd: null, isInverse: true, shares: [point] }],
};
const others: DrawnFigure[] = [
  { ...shares, isInOrder: true },
  battery,
  { kind: 'means', means: [{ id: 'a', label: 'Ruhe', n: 2, mean: 1.5, sd: 0.7 }], least: 1, most: 2, of: 'ranks' },
  { kind: 'nps', nps: { n: 4, score: 25, detractors: 0.25, passives: 0.25, promoters: 0.5 } },
  { kind: 'numbers', numbers: { n: 1, mean: 1, sd: null, min: 1, q1: 1, median: 1, q3: 1, max: 1 }, isInverse: false },
];

/** The document as a browser reads it; a fault of it is an element `parsererror`. */
const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

test('a chart to keep is a document of its own, whatever the labels hold', () => {
  const { svg, width, height } = chartSvg('Welche Farbe?', [shares]);
  const root = read(svg);
  expect([root.tagName, root.getAttribute('width'), root.getAttribute('height')]).toEqual([
    'svg',
    String(width),
    String(height),
  ]);
  expect([...root.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Welche Farbe?',
    'Rot & <Blau>',
    '3 (75\u00A0%)',
  ]);
});

test('every figure can be kept, and each makes the chart higher', () => {
  const empty = chartSvg('Titel', []).height;
  for (const figure of others) {
    const { svg, height } = chartSvg('Titel', [figure]);
    expect(read(svg).querySelector('parsererror')).toBeNull();
    expect(height).toBeGreaterThan(empty);
  }
});

test('a text is broken between words, and a word that is too long within itself', () => {
  expect(textLines('Sehr zufrieden mit Donaudampfschifffahrt', 80)).toEqual([
    'Sehr',
    'zufrieden',
    'mit',
    'Donaudampfs',
    'chifffahrt',
  ]);
  expect(textLines('', 80)).toEqual([]);
});
