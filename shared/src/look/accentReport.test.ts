import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { accentReport } from './accentReport.ts';

test('a colour that reads on white says so, with the tones that the messenger uses', () => {
  const report = accentReport('#1D655F');
  expect(report?.light.chosen).toBeCloseTo(6.82, 2);
  expect(report?.light.shown).toBe('#1D655F');
  expect(report?.ink).toEqual({ color: 'white', ratio: report?.light.chosen });
  expect(report?.better).toBeNull();
});

test('one that is too weak has a darker one beside it, and the messenger does not write with it', () => {
  const report = accentReport('#5ABAB2');
  expect(report?.light.chosen).toBeCloseTo(2.31, 2);
  expect(report?.light.shown).not.toBe('#5ABAB2');
  expect(report?.dark.shown).toBe('#5ABAB2');
  expect(report?.ink.color).toBe('black');
  expect(accentReport(report?.better ?? '')?.light.chosen).toBeGreaterThanOrEqual(4.5);
});

test.each(['', '#FFF', 'rot', '#GGGGGG', '#5ABAB2 '])('%j is no colour', (color) => {
  expect(accentReport(color)).toBeNull();
});

test('whatever is chosen, what the messenger writes with reads on both papers and on the colour, and the better one reads on white', () => {
  assert(
    property(integer({ min: 0, max: 0xff_ff_ff }), (value) => {
      const color = `#${value.toString(16).padStart(6, '0')}`;
      const report = accentReport(color);
      expect(
        Math.min(...[report?.light, report?.dark, report?.ink].map((on) => on?.ratio ?? 0)),
      ).toBeGreaterThanOrEqual(4.5);
      expect(accentReport(report?.better ?? color)?.light.chosen).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
