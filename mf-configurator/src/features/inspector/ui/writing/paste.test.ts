import { writeRichText } from '@dialogwerk/shared/dialog';
import { expect, test } from 'vitest';
import { shown, stateOf } from '../../testing/writingState.ts';
import { broughtOf, viewOf } from '../../testing/writingView.ts';
import { filesIn, richOfHtml, takeIn } from './paste.ts';

test.each([
  ['<p>Das <b>ist</b> <i>alles</i></p>', 'Das **ist** *alles*'],
  ['<h1>Titel</h1><ul><li>eins</li><li>zwei</li></ul>', 'Titel\neins\nzwei'],
  ['<p>Mehr\n   <a href="https://a.de/x">hier</a></p>', 'Mehr [hier](https://a.de/x)'],
  ['<p>Böse <a href="javascript:alert(1)">hier</a><script>alert(1)</script></p>', 'Böse hier'],
  ['<span style="font-weight:700">fett</span> <span style="font-style:italic">schräg</span>', '**fett** *schräg*'],
  ['<b style="font-weight:normal">ein Dokument</b>', 'ein Dokument'],
  ['<p> </p><p>eins</p><p></p><p>zwei</p>', 'eins\nzwei'],
  ['<img src="https://a.de/x.png" onerror="alert(1)">', ''],
])('of %s a message takes its words', (html, text) => {
  expect(writeRichText(richOfHtml(html))).toBe(text);
});

test('files are those that are shown, and none where words come with them', () => {
  const files = ['image/png', 'audio/mpeg', 'video/mp4', 'application/pdf'].map(
    (type) => new File(['x'], type, { type }),
  );
  expect(filesIn(broughtOf({}, files)).map(({ type }) => type)).toEqual(['image/png', 'audio/mpeg', 'video/mp4']);
  expect(filesIn(broughtOf({ 'text/plain': 'Hallo' }, files))).toEqual([]);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['words', { 'text/plain': 'und\r\nmehr' }, 'Guten und\nmehr|Tag'],
  ['a text with bubbles', { 'text/plain': 'und #500#mehr' }, 'Guten und #500#mehr|Tag'],
  ['a page', { 'text/html': '<b>und</b>', 'text/plain': 'und' }, 'Guten **und|**Tag'],
  [
    'what was copied here',
    { 'text/html': '<p data-pm-slice="0 0 []">x</p>', 'text/plain': '{{name}}' },
    'Guten {{name}}|Tag',
  ],
])('%s comes in where the caret is', (_, data, text) => {
  const { view } = viewOf(stateOf('Guten |Tag'));
  expect(takeIn(view, broughtOf(data))).toBe(true);
  expect(shown(view.state)).toBe(text);
});

test('nothing comes in where there is nothing', () => {
  const { view } = viewOf(stateOf('Guten |Tag'));
  expect(takeIn(view, broughtOf({}))).toBe(false);
  expect(shown(view.state)).toBe('Guten |Tag');
});
