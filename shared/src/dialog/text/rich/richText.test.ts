import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bubblesOf } from '../bubblesOf.ts';
import { parseMarkdown } from '../parseMarkdown.ts';
import type { Inline } from '../parseMarkdown.ts';
import { readRichText, understoodRichText } from './readRichText.ts';
import type { RichText, TextRun } from './RichText.ts';
import { looksSame, writeRichText } from './writeRichText.ts';

const plain = (text: string): TextRun => ({ kind: 'text', text, strong: null, emphasis: null, href: null });

const filename_db = '0b6f2a44-1b0e-4b8f-9a61-0f3c7f1d2e5a.webp';
const picture = `![Ein {{tier}}](media:${filename_db})`;

/** Pieces of which messages are made, and of which they go wrong. */
const pieces = fc.constantFrom(
  '**',
  '__',
  '*',
  '_',
  '#1500#',
  '#',
  '#007#',
  '\\',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  ' ',
  'Wort',
  'ä',
  '5',
  '{{name}}',
  '{{ alter }}',
  '{{',
  '[',
  ']',
  '](https://example.org)',
  '[Hilfe](https://example.org/a_b)',
  'https://a_b.de/x',
  '**fett**',
  '*kursiv*',
  '_kursiv_',
  String.raw`\*`,
  '😀',
  '<b>',
  picture,
  '![](media:',
);
const message = fc.array(pieces, { maxLength: 14 }).map((all) => all.join(''));

interface Look {
  readonly strong: boolean;
  readonly emphasis: boolean;
  readonly href: string | null;
}
const asSeen = (sign: string, { strong, emphasis, href }: Look): string =>
  `${sign}${strong ? 's' : ''}${emphasis ? 'e' : ''}${href === null ? '' : `>${href}`}`;

/** What the messenger draws; an address that stands for itself is words here. Sign for sign. */
function drawn(text: string): string {
  const signs = (inline: readonly Inline[], look: Look): string[] =>
    inline.flatMap((piece) => {
      if (piece.kind === 'break') return [];
      if (piece.kind === 'text')
        return piece.text
          .replaceAll(/\s/g, '')
          .split('')
          .map((sign) => asSeen(sign, look));
      if (piece.kind === 'link') {
        const [only] = piece.children;
        const isAddress = only?.kind === 'text' && only.text === piece.href;
        return signs(piece.children, isAddress ? look : { ...look, href: look.href ?? piece.href });
      }
      return signs(piece.children, { ...look, [piece.kind]: true });
    });
  const none = { strong: false, emphasis: false, href: null };
  return parseMarkdown(text)
    .flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap((item) => signs(item, none)) : signs(block.children, none),
    )
    .join(' ');
}

/** What an editor shows, sign for sign. */
function shown(rich: RichText): string {
  return rich
    .flatMap(({ runs }) => runs)
    .flatMap(({ text, strong, emphasis, href }) =>
      text
        .replaceAll(/\s/g, '')
        .split('')
        .map((sign) => asSeen(sign, { strong: strong !== null, emphasis: emphasis !== null, href })),
    )
    .join(' ');
}

describe('a message as an editor shows it', () => {
  test('has bubbles with their pauses, marks, links and variables', () => {
    expect(readRichText('Hallo **{{name}}**!#1500#Siehe [*hier*](https://example.org).')).toEqual([
      {
        pause: null,
        runs: [plain('Hallo '), { ...plain('{{name}}'), kind: 'variable', strong: '**' }, plain('!')],
      },
      {
        pause: '1500',
        runs: [plain('Siehe '), { ...plain('hier'), emphasis: '*', href: 'https://example.org' }, plain('.')],
      },
    ]);
  });

  test.each([
    ['', [{ pause: null, runs: [] }]],
    ['#200#Eins', [{ pause: '200', runs: [plain('Eins')] }]],
    [
      'Eins#300##400#',
      [
        { pause: null, runs: [plain('Eins')] },
        { pause: '300', runs: [] },
        { pause: '400', runs: [] },
      ],
    ],
    [String.raw`5 \* 3`, [{ pause: null, runs: [plain('5 '), { ...plain('*'), kind: 'escaped' }, plain(' 3')] }]],
  ])('%j', (text, rich) => expect(readRichText(text)).toEqual(rich));

  test('has files as bubbles of their own, with what is written of them', () => {
    const media = { filename_db, description: 'Ein {{tier}}' };
    expect(readRichText(`Sehen Sie:#500#${picture}`)).toEqual([
      { pause: null, runs: [plain('Sehen Sie:')] },
      { pause: '500', runs: [], media },
    ]);
    expect(readRichText(`${picture} und Text`)?.[0]?.media).toBeUndefined();
    const other = { ...media, description: 'Eine Katze' };
    expect(looksSame([{ pause: null, runs: [], media }], [{ pause: null, runs: [], media: other }])).toBe(false);
  });

  test.each(['a\r\nb', 'a\0', '\uE000', '\uD800', '**[x](https://a.de)**', '**a\nb**'])(
    '%j stays text, because it would not come back',
    (text) => expect(readRichText(text)).toBeNull(),
  );

  test('looks as the messenger draws it', () => {
    const variable = /\{\{/;
    const listed = /(^|\n) {0,3}([-*+]|\d{1,9}[.)]) /;
    fc.assert(
      fc.property(message, (text) => {
        fc.pre(!variable.test(text) && !listed.test(text));
        for (const { context, media } of bubblesOf(text)) {
          fc.pre(!listed.test(context) && media === undefined);
          expect(shown(understoodRichText(context))).toBe(drawn(context));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('from text and back', () => {
  test('every text that is shown comes back byte for byte; the others are left alone', () => {
    let shownTexts = 0;
    fc.assert(
      fc.property(fc.oneof(message, fc.string()), (text) => {
        const rich = readRichText(text);
        if (rich === null) return;
        shownTexts += 1;
        expect(writeRichText(rich)).toBe(text);
      }),
      { numRuns: 2_000 },
    );

    expect(shownTexts).toBeGreaterThan(1_400);
  });

  test('what an editor stores of any text is at once, or read once more, what it shows', () => {
    fc.assert(
      fc.property(message, (text) => {
        const once = understoodRichText(writeRichText(understoodRichText(text)));
        const twice = understoodRichText(writeRichText(once));
        expect(looksSame(twice, understoodRichText(writeRichText(twice)))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['blanks at the ends of a mark', [plain('a'), { ...plain(' b '), strong: '**' as const }, plain('c')], 'a **b** c'],
    ['a mark over two lines', [{ ...plain('a\nb'), strong: '**' as const }], '**a**\n**b**'],
    [
      'italic at the end of bold',
      [
        { ...plain('a '), strong: '**' as const },
        { ...plain('b'), strong: '**' as const, emphasis: '*' as const },
      ],
      '**a _b_**',
    ],
    ['italic inside a word', [plain('Wort'), { ...plain('teil'), emphasis: '_' as const }, plain('e')], 'Wort*teil*e'],
    ['brackets in a link', [{ ...plain('[1]'), href: 'https://a.de' }], String.raw`[\[1\]](https://a.de)`],
  ])('%s', (_, runs, text) => {
    const rich = [{ pause: null, runs }];
    expect(writeRichText(rich)).toBe(text);
    expect(looksSame(understoodRichText(text), rich)).toBe(true);
  });

  test('what stands before a pause is never part of it', () => {
    const rich = (end: string): RichText => [
      { pause: null, runs: [plain(end)] },
      { pause: '1500', runs: [plain('b')] },
    ];
    for (const end of ['Raum #5', '#', 'C:\\', String.raw`a\#`]) {
      const text = writeRichText(rich(end));
      expect(bubblesOf(text).map(({ pause }) => pause)).toEqual([0, 1500]);
    }
  });
});
