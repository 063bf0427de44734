import { expect, it } from 'vitest';
import type { Figure, Share } from '../../../answerTypes/Figure.ts';
import { comparedFigures, shareRows } from './comparedFigures.ts';

const share = (id: string, label: string, value: number): Share => ({
  id,
  label,
  count: 10 * value,
  share: value,
  interval: { low: value / 2, high: (1 + value) / 2 },
});
const shares = (...all: Share[]): Figure => ({
  kind: 'shares',
  shares: all,
  n: 10,
  na: 0,
  isMultiple: false,
  isInOrder: false,
});
const numbers = (mean: number): Figure => ({
  kind: 'numbers',
  numbers: { n: 10, mean, sd: 1, min: 0, q1: 1, median: 2, q3: 3, max: 9 },
  isInverse: false,
});

it('puts the shares of both segments beside each other, with by how much they differ', () => {
  const compared = comparedFigures(
    [shares(share('a', 'Auto', 0.5), share('b', 'Bahn', 0.5))],
    [shares(share('a', 'Auto', 0.25), share('b', 'Bahn', 0.75))],
  );
  expect(compared.shares.map(({ label, difference }) => [label, difference])).toEqual([
    ['Auto', '−25 Prozentpunkte'],
    ['Bahn', '+25 Prozentpunkte'],
  ]);
  expect(shareRows(compared.shares)[0]).toMatchObject({
    first: '50,0\u00A0% (25,0\u00A0% bis 75,0\u00A0%)',
    second: '25,0\u00A0% (12,5\u00A0% bis 62,5\u00A0%)',
  });
});

it('counts an answer that one segment never gave as none, and as unknown where nobody answered', () => {
  const some = [shares(share('3', '3', 1))];
  expect(comparedFigures(some, [shares(share('4', '4', 1))]).shares.map(({ difference }) => difference)).toEqual([
    '−100 Prozentpunkte',
    '+100 Prozentpunkte',
  ]);
  expect(comparedFigures(some, []).shares).toMatchObject([{ label: '3', second: null, difference: '–' }]);
});

it('does not draw ranges of numbers that differ, but compares their means', () => {
  const compared = comparedFigures(
    [shares(share('0', '0 bis unter 10', 1)), numbers(2.5)],
    [shares(share('0', '0 bis unter 20', 1)), numbers(4)],
  );
  expect(compared.shares).toEqual([]);
  expect(compared.values[0]).toEqual({
    id: 'mean',
    label: 'Mittelwert',
    first: '2,50',
    second: '4,00',
    difference: '+1,50',
  });
});
