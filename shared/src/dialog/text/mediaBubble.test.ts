import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asMessage } from './asMessage.ts';
import { asPlainText } from './asPlainText.ts';
import { bubbleLine } from './bubbleLine.ts';
import { bubblesOf } from './bubblesOf.ts';
import { fillIn } from './fillIn.ts';
import {
  alternativeText,
  readMediaBubble,
  typedDescription,
  writeMediaBubble,
  writtenDescription,
} from './mediaBubble.ts';
import { plainText } from './parseMarkdown.ts';
import { withoutMedia } from './withoutMedia.ts';
import { respondentTexts } from '../respondentTexts.ts';

const filename_db = '0b6f2a44-1b0e-4b8f-9a61-0f3c7f1d2e5a.webp';
const picture = `![Ein Hund](media:${filename_db})`;

/** Pieces of which hostile and broken signs are made. */
const pieces = fc.constantFrom(
  '!',
  '[',
  ']',
  '(',
  ')',
  '](media:',
  'media:',
  'javascript:alert(1)',
  'https://evil.example/a.webp',
  '//evil.example/',
  '../../etc/passwd',
  filename_db,
  '\\',
  '#500#',
  '\n',
  ' ',
  'Hund',
  '<img src=x>',
  '"',
  '{{name}}',
  picture,
);
const wild = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(''));

describe('a bubble of a file alone', () => {
  test('is that file, with what it shows as its words; pauses and other bubbles are as before', () => {
    expect(bubblesOf(`Hallo!#500# ${picture}\n#700#Schön, oder?`)).toEqual([
      { context: 'Hallo!', pause: 0 },
      { context: 'Ein Hund', pause: 500, media: { filename_db, description: 'Ein Hund' } },
      { context: 'Schön, oder?', pause: 700 },
    ]);
    expect(bubblesOf(`![](media:${filename_db})`)).toHaveLength(1);
  });

  test.each([
    '![x](javascript:alert(1))',
    '![x](https://evil.example/a.webp)',
    '![x](//evil.example/a.webp)',
    '![x](media:https://evil.example/a.webp)',
    '![x](media://evil.example/a.webp)',
    '![x](media:../../../etc/passwd)',
    '![x](media:a"onerror=alert(1).webp)',
    `![x](MEDIA:${filename_db})`,
    `![x](media:${filename_db.toUpperCase()})`,
    `![x](media:${filename_db}?q)`,
    `![x](media:${filename_db} "t")`,
    `[x](media:${filename_db})`,
    `${picture} und Text`,
    `- ${picture}`,
    `${picture}\n${picture}`,
  ])('%s is a text', (text) => {
    expect(readMediaBubble(text)).toBeNull();
    expect(bubblesOf(text).map(({ context }) => context)).toEqual([text]);
  });

  test('never names anything but a kept file, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(wild, fc.string()), (text) => {
        const names = bubblesOf(text).flatMap(({ media }) => media?.filename_db ?? []);
        expect(names.filter((name) => !/^[0-9a-z][0-9a-z-]{7,63}\.[0-9a-z]{1,8}$/.test(name))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a text without such a bubble has the very bubbles that it had before there were any', () => {
    fc.assert(
      fc.property(fc.oneof(wild, fc.string()), (text) => {
        const bubbles = bubblesOf(text);
        fc.pre(bubbles.every(({ media }) => media === undefined));
        const said = text.split(/(?<!(?<!\\)(?:\\\\)*\\)#\d+#/).map((part) => part.trim());
        expect(bubbles.map(({ context }) => context)).toEqual(said.filter((part) => part !== ''));
        expect(withoutMedia(text)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is written as it was read, byte for byte', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const media = readMediaBubble(text);
        expect(media ? writeMediaBubble(media) : text).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a description', () => {
  test('comes back as it was typed, and is one bubble with its file, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(wild, fc.string()), (typed) => {
        const description = writtenDescription(typed);
        const [bubble, ...others] = bubblesOf(writeMediaBubble({ filename_db, description }));
        expect(others).toEqual([]);
        expect(bubble?.media).toEqual({ filename_db, description });
        expect(typedDescription(description)).toBe(typed);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is said without the backslashes of its signs', () => {
    const description = writtenDescription('Raum [5], Gang #3#');
    expect(alternativeText({ filename_db, description })).toBe('Raum [5], Gang #3#');
    expect(bubbleLine({ context: description, pause: 0, media: { filename_db, description: 'Hund' } })).toBe(
      '[Bild: Hund]',
    );
  });

  test('has variables filled in; no reply can make a file of a text', () => {
    const known = { variables: { name: picture }, labels: {} };
    const texts = respondentTexts('de', 'sie');
    const [filled] = bubblesOf(fillIn(`![Für {{name}}](media:${filename_db})`, known, texts));
    expect(filled?.media && alternativeText(filled.media)).toBe(`Für ${picture}`);
    expect(bubblesOf(fillIn('{{name}}', known, texts))[0]?.media).toBeUndefined();
    expect(bubblesOf(asPlainText(picture))[0]?.media).toBeUndefined();
  });

  test('stands for its file where there is none', () => {
    expect(withoutMedia(`Hallo#500#${picture}#700#Ende`)).toBe('Hallo#500#Ein Hund#700#Ende');
  });
});

test('a plain text that looks like a file reads just so', () => {
  const text = asMessage(picture);
  expect(bubblesOf(text)[0]?.media).toBeUndefined();
  expect(plainText(text)).toBe(picture);
});
