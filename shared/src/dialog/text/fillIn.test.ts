import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VariableValue } from '../../contract/index.ts';
import { germanSie } from '../texts.ts';
import { bubblesOf } from './bubblesOf.ts';
import { fillIn } from './fillIn.ts';
import { parseMarkdown, plainText } from './parseMarkdown.ts';

const fill = (text: string, variables: Record<string, VariableValue>, labels: Record<string, string> = {}): string =>
  fillIn(text, { variables, labels }, germanSie);

describe('{{variables}}', () => {
  test('are replaced by what is known, in human-readable form', () => {
    expect(fill('{{name}}, {{ alter }} Jahre', { name: 'Eva', alter: 30 })).toBe('Eva, 30 Jahre');
    expect(fill('{{m}}/{{b}}/{{l}}', { m: 10 / 3, b: true, l: ['Rad', 'Bahn', 'Bus'] })).toBe(
      '3,33/Ja/Rad, Bahn und Bus',
    );
  });

  test('show the label rather than the value', () => {
    expect(fill('{{stimmung}}', { stimmung: 3 }, { stimmung: 'sehr gut' })).toBe('sehr gut');
  });

  test('that are unknown, missing or names of JavaScript itself insert nothing', () => {
    expect(fill('[{{fehlt}}{{leer}}{{constructor}}{{toString}}]', { leer: null })).toBe('[]');
  });

  test('are filled in once, so that a reply cannot read other variables', () => {
    expect(fill('{{name}}', { name: '{{geheim}}', geheim: 'x' })).toBe('{{geheim}}');
  });
});

describe('an inserted reply', () => {
  test.each([
    '#5000#',
    '**laut**',
    '[Klick](https://example.org)',
    'https://example.org',
    '<b>',
    '- Punkt',
    '1. Punkt',
    'C:\\',
  ])('stays the text %s in one bubble', (reply) => {
    const bubbles = bubblesOf(fill('{{x}}', { x: reply }));
    expect(bubbles.map(({ context }) => plainText(context))).toEqual([reply]);
    expect(JSON.stringify(bubbles.map(({ context }) => parseMarkdown(context)))).not.toMatch(
      /"(strong|emphasis|link|list)"/,
    );
  });

  test('comes out of bubbles and Markdown as it went in, whatever it is', () => {
    const signs = fc.constantFrom(
      '#',
      '1',
      '*',
      '_',
      '\\',
      '[',
      ']',
      '(',
      ')',
      '<',
      '-',
      '.',
      ' ',
      'a',
      ':',
      '/',
      '`',
      '~',
      '+',
    );
    const reply = fc.array(signs, { minLength: 1, maxLength: 30 }).map((all) => all.join(''));
    fc.assert(
      fc.property(reply, (typed) => {
        const words = typed.trim().replaceAll(/\s+/g, ' ');
        fc.pre(words !== '');
        const bubbles = bubblesOf(fill('{{x}}', { x: words }));
        expect(bubbles.map(({ context }) => plainText(context))).toEqual([words]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('read no more values than fit, however many a text asks for', () => {
    let reads = 0;
    const variables = {
      get long() {
        reads += 1;
        return 'a'.repeat(10_000);
      },
    };
    const filled = fillIn('{{long}}'.repeat(2_000), { variables, labels: {} }, germanSie);
    expect(filled).toBe(`${'a'.repeat(19_999)}…`);
    expect(reads).toBeLessThan(5);
  });

  test('never makes a text longer than the contract allows', () => {
    expect(fill('{{x}}'.repeat(20), { x: '*'.repeat(5_000) }).length).toBeLessThanOrEqual(20_000);
  });
});
