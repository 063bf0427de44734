import type { DataColumn } from '@dialogwerk/shared/dialog';
import { parse as parseCsv } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ddi } from './ddi/ddi.ts';
import { valueTable, variableTable } from './labelTables.ts';
import { unguarded } from './plainCsv.ts';
import { labelSyntax } from './spss/labelSyntax.ts';
import { stataNames } from './stataNames.ts';
import { noStudy } from './StudyFacts.ts';

const bad = [
  `'. ERASE FILE='x'.`,
  `"); system("ls")`,
  "`pwd' $x",
  '=1+1',
  "'=1",
  '{{a}}',
  'ä🦊',
  '\u0000\u0007\r\n\t',
  ']]>',
  '<b a="&">',
];
const label = fc
  .array(fc.oneof(fc.constantFrom(...bad), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 6 })
  .chain((parts) => fc.integer({ min: 1, max: 60 }).map((times) => parts.join(' ').repeat(times)));
const columns: fc.Arbitrary<DataColumn[]> = fc
  .array(fc.record({ label, values: fc.array(label, { maxLength: 4 }), isText: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) =>
    all.map(({ label: says, values, isText }, index) => ({
      name: `v.${index}`,
      label: says,
      type: isText ? 'text' : 'number',
      measure: 'nominal',
      values: isText ? [] : values.map((one, place) => ({ value: place + 1, label: one })),
      bounds: { min: 0, max: 9 },
      set: index % 2 === 0 ? 'v_set' : null,
    })),
  );
const inLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

it('tables give each label back in one line, and none that a spreadsheet takes for a formula', () => {
  fc.assert(
    fc.property(columns, (variables) => {
      const rows: string[][] = parseCsv(variableTable({ variables, asked: new Map() }));
      expect(rows.slice(1).map((row) => unguarded(row[2] ?? ''))).toEqual(variables.map((one) => inLine(one.label)));
      const values: string[][] = parseCsv(valueTable(variables));
      const told = values.slice(1).filter((row) => row[3] === '');
      expect(told.map((row) => unguarded(row[2] ?? ''))).toEqual(
        variables.flatMap((one) => one.values.map((value) => inLine(value.label))),
      );
      for (const cell of [...rows, ...values].slice(1).map((row) => row[2] ?? '')) expect(cell).not.toMatch(/^ *[=+@]/);
    }),
  );
});

it('in SPSS syntax a label is nothing but a text, of as many bytes as SPSS takes', () => {
  fc.assert(
    fc.property(columns, (variables) => {
      const syntax = labelSyntax(variables);
      const texts = syntax.match(/'(?:[^']|'')*'/g) ?? [];
      const outside = syntax.replaceAll(/'(?:[^']|'')*'/g, '#');
      expect(outside).toMatch(/^(?:[A-Z]{4,} ?|v\.\d|THRU|-?\d+|[#(). /\n])*$/);
      for (const text of texts) {
        expect(text).not.toMatch(/\p{Cc}/u);
        expect(Buffer.byteLength(text.slice(1, -1).replaceAll("''", "'"))).toBeLessThanOrEqual(255);
      }
      const known = new Set(
        variables.flatMap((one) => [one.label, ...one.values.map((value) => value.label)]).map(inLine),
      );
      const isOurs = (text: string): boolean => [...known].some((one) => one.startsWith(text)) || /^\p{L}/u.test(text);
      for (const text of texts) expect([text, isOurs(text.slice(1, -1).replaceAll("''", "'"))]).toEqual([text, true]);
    }),
  );
});

/** A sign of XML, or the text between two. */
const sign = /<(\/?)(\w+)((?: [\w:]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)(\/?)>|([^<]+)/g;
/** What text may not hold, its entities aside. */
const unwritten = /[&>]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

it('the DDI is well-formed whatever a label says', () => {
  const wish = { separator: 'comma', content: 'values', missing: 'codes' } as const;
  fc.assert(
    fc.property(columns, (variables) => {
      const data = {
        survey_name: variables[0]?.label ?? '',
        unit: 'conversations' as const,
        variables,
        tables: [],
        study: noStudy,
        total: 3,
        at: 0,
        wish,
        async *rows() {},
      };
      const xml = [...ddi(data, new Map())].join('').replace(/^<\?xml[^>]*\?>\n/, '');
      const open: string[] = [];
      const faults: string[] = [];
      for (const [, end, name = '', , alone, text] of xml.matchAll(sign)) {
        if (text !== undefined) faults.push(...(text.replaceAll(/&(?:amp|lt|gt|quot);/g, '').match(unwritten) ?? []));
        else if (end === '/') faults.push(...(open.pop() === name ? [] : [name]));
        else if (alone === '') open.push(name);
      }
      expect(faults).toEqual([]);
      expect(open).toEqual([]);
      expect(xml.replaceAll(sign, '')).toBe('');
    }),
  );
});

it('names in Stata are such, unique whatever the case, and as they were where they can be', () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.]{0,63}$/);
  const names = fc.uniqueArray(fc.oneof(name, fc.constantFrom('if', 'str5', 'a.b', 'a_b', 'x'.repeat(40))), {
    selector: (one) => one.toLowerCase(),
  });
  fc.assert(
    fc.property(names, (all) => {
      const given = stataNames(all);
      for (const one of given) expect(one).toMatch(/^[A-Za-z][A-Za-z0-9_]{0,31}$/);
      expect(new Set(given.map((one) => one.toLowerCase())).size).toBe(all.length);
      expect(given).not.toContain('if');
    }),
  );
  expect(stataNames(['farbe', 'a.b', 'a_b', 'y'.repeat(40)])).toEqual(['farbe', 'a_b_2', 'a_b', `${'y'.repeat(30)}_1`]);
});
