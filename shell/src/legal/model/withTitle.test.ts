import { parsePage } from '@dialogwerk/shared/dialog/messenger';
import { expect, test } from 'vitest';
import { splitPlaceholders, withTitle } from './withTitle.ts';

const text = (content: string) => ({ kind: 'text', text: content });

test('headings stand between paragraphs and lists', () => {
  expect(parsePage('# Titel\r\nZeile\r\n## Unter #\n- eins\n\n#kein Titel')).toEqual([
    { kind: 'heading', level: 1, text: 'Titel' },
    { kind: 'paragraph', children: [text('Zeile')] },
    { kind: 'heading', level: 2, text: 'Unter' },
    { kind: 'list', start: null, items: [[text('eins')]] },
    { kind: 'paragraph', children: [text('#kein Titel')] },
  ]);
});

test('markup stays text', () => {
  expect(parsePage('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', children: [text('<img src=x onerror=alert(1)>')] },
  ]);
});

test('the first heading of level 1 is the title, else the route gives it', () => {
  expect(withTitle(parsePage('# Eigener\nText'), 'Impressum')).toMatchObject({ title: 'Eigener' });
  expect(withTitle(parsePage('Text\n# Später'), 'Impressum')).toMatchObject({ title: 'Impressum' });
  expect(withTitle([], 'Impressum')).toEqual({ title: 'Impressum', body: [] });
});

test('what is to be filled in is told from what is said', () => {
  expect(splitPlaceholders('E-Mail: [[E-Mail-Adresse]].')).toEqual([
    { text: 'E-Mail: ', isPlaceholder: false },
    { text: 'E-Mail-Adresse', isPlaceholder: true },
    { text: '.', isPlaceholder: false },
  ]);
  expect(splitPlaceholders('[[]] [a]')).toEqual([{ text: '[[]] [a]', isPlaceholder: false }]);
});
