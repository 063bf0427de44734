import { expect, test } from 'vitest';
import { parseMarkdown, plainText } from './parseMarkdown.ts';

const text = (content: string) => ({ kind: 'text', text: content }) as const;
const paragraph = (...children: object[]) => ({ kind: 'paragraph', children });

test('emphasis, strong emphasis and line breaks are read', () => {
  expect(parseMarkdown('Das ist **sehr _gut_**,\n*ja*.')).toEqual([
    paragraph(
      text('Das ist '),
      { kind: 'strong', children: [text('sehr '), { kind: 'emphasis', children: [text('gut')] }] },
      text(','),
      { kind: 'break' },
      { kind: 'emphasis', children: [text('ja')] },
      text('.'),
    ),
  ]);
});

test('lists with bullets and numbers stand between paragraphs', () => {
  expect(parseMarkdown('Bitte:\n- eins\n- zwei\n\n3. drei\n4. vier\nEnde')).toEqual([
    paragraph(text('Bitte:')),
    { kind: 'list', start: null, items: [[text('eins')], [text('zwei')]] },
    { kind: 'list', start: 3, items: [[text('drei')], [text('vier')]] },
    paragraph(text('Ende')),
  ]);
});

test('a link goes to http, https or mailto alone; every other target stays text', () => {
  expect(parseMarkdown('[Hilfe](https://example.org/a_(b))')).toEqual([
    paragraph({ kind: 'link', href: 'https://example.org/a_(b)', children: [text('Hilfe')] }),
  ]);
  for (const target of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//example.org',
    'vbscript:x',
  ]) {
    expect(JSON.stringify(parseMarkdown(`[Hilfe](${target})`))).not.toContain('"link"');
  }
});

test('an address in the text is a link without the full stop behind it', () => {
  expect(parseMarkdown('Siehe https://example.org/x.')).toEqual([
    paragraph(
      text('Siehe '),
      { kind: 'link', href: 'https://example.org/x', children: [text('https://example.org/x')] },
      text('.'),
    ),
  ]);
});

test('HTML stays text', () => {
  expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([paragraph(text('<img src=x onerror=alert(1)>'))]);
});

test('escaped signs, as they come with inserted replies, have no meaning', () => {
  expect(plainText(String.raw`Hallo \*\*Eva\*\* \[x\](https:\/\/example.org) 1\. \<b\>`)).toBe(
    'Hallo **Eva** [x](https://example.org) 1. <b>',
  );
  expect(parseMarkdown(String.raw`\- kein Punkt`)).toEqual([paragraph(text('-'), text(' kein Punkt'))]);
});

test('underscores inside a word and lonely stars are text', () => {
  expect(plainText('mein_langer_name und 2 * 3 * 4')).toBe('mein_langer_name und 2 * 3 * 4');
});

test('hostile input is read in reasonable time', () => {
  // CPU, because the machine may do more than this.
  const before = process.cpuUsage();
  for (const piece of ['[', '**', '*a', '_', '[a](', '\\', 'http://'])
    parseMarkdown(piece.repeat(20_000 / piece.length));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});
