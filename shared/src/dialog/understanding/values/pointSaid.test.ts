import { describe, expect, test } from 'vitest';
import { pointSaid } from './pointSaid.ts';
import { spanOf } from './spanOf.ts';

describe('the numbers of an option', () => {
  test.each([
    ['7', 7, 7],
    ['18–29', 18, 29],
    ['30 bis 49 Jahre', 30, 49],
    ['zwischen 50 und 64', 50, 64],
    ['65 und älter', 65, Infinity],
    ['65+', 65, Infinity],
    ['3 oder mehr Kinder', 3, Infinity],
    ['ab 18', 18, Infinity],
    ['höchstens zwei', -Infinity, 2],
    ['Keine', 0, 0],
    ['Ein Kind', 1, 1],
    ['Gut (2)', 2, 2],
    ['under 18', -Infinity, 18],
    ['more than 3', 3, Infinity],
  ])('%j', (label, from, to) => {
    const span = spanOf(label);
    expect(span?.from).toBeCloseTo(from, 3);
    expect(span?.to).toBeCloseTo(to, 3);
  });

  test.each(['Auto', 'Keine Angabe', '3 Tage à 2 Stunden', '10 von 5'])('%j has none that can be told', (label) => {
    expect(spanOf(label)).toBeNull();
  });
});

const options = (...labels: string[]) => labels.map((label, at) => ({ target: `o${at}`, label }));
const said = (reply: string, labels: readonly string[], asked: readonly string[] = []) =>
  pointSaid(reply, options(...labels), asked);

test('of points on both sides of nought a sign counts', () => {
  const points = ['-2', '-1', '0', '1', '2'];
  expect(said('-2', points)).toMatchObject({ zone: 'sure', matches: [{ target: 'o0' }] });
  expect(said('minus zwei', points)).toMatchObject({ zone: 'sure', matches: [{ target: 'o0' }] });
  expect(said('2', points)).toMatchObject({ zone: 'sure', matches: [{ target: 'o4' }] });
});

test('another span of time, and a word of another option, are left to the examples', () => {
  const often = ['1–2 Mal pro Woche', '3–4 Mal pro Woche', 'Täglich'];
  expect(said('zweimal pro Woche', often)).toMatchObject({ zone: 'sure', matches: [{ target: 'o0' }] });
  expect(said('zweimal im Monat', often)).toBeNull();
  expect(said('täglich 2 mal', often)).toBeNull();
});

test('what was asked back about is chosen by its place', () => {
  const points = ['0', '1', '2', '3'];
  expect(said('die zweite', points, ['o2', 'o3'])).toMatchObject({ zone: 'sure', matches: [{ target: 'o3' }] });
  expect(said('2', points, ['o2', 'o3'])).toMatchObject({ zone: 'sure', matches: [{ target: 'o2' }] });
});

test('a scale that is open to a side has nothing outside of it there', () => {
  const ages = ['18–29', '30 und älter'];
  expect(said('17', ages)).toEqual({ zone: 'unknown', matches: [], outside: { min: 18, max: null } });
  expect(said('120', ages)).toMatchObject({ zone: 'sure', matches: [{ target: 'o1' }] });
});
