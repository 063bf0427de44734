import { understoodRichText } from '@dialogwerk/shared/dialog';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { shown, stateOf, textOf } from '../../testing/writingState.ts';
import { asStored, comesBack, replaceDoc, tidied } from './asStored.ts';
import { docOf, mediaOf, richOf } from './richDoc.ts';
import { schema } from './schema.ts';

test.each([
  'Guten Tag, {{vorname}}!',
  'Guten #500#Tag#1500#auch',
  '**fett** und *schräg*, __fett__ und _schräg_',
  'Mehr [dazu](https://beispiel.de/a) und **[dort](https://b.de)**',
  'Zwei\nZeilen und ein \\* Stern',
  '![Ein Strand](media:aaaaaaaaaaaaa.png)#500#Schön',
  '',
])('a document says the same as the text “%s” that it was made of', (text) => {
  const rich = understoodRichText(text);
  expect(richOf(docOf(rich))).toEqual(rich);
});

test('a file is known with its description, words are none', () => {
  const { doc } = stateOf('![Ein Strand](media:aaaaaaaaaaaaa.png)#500#Schön');
  expect(doc.children.map(mediaOf)).toEqual([{ filename_db: 'aaaaaaaaaaaaa.png', description: 'Ein Strand' }, null]);
});

test('only what differs is replaced, so that the caret stays where it was', () => {
  const state = stateOf('Guten Tag, |Welt');
  const next = state.apply(replaceDoc(state.tr, docOf(understoodRichText('Guten Abend, Welt'))));
  expect(shown(next)).toBe('Guten Abend, |Welt');
  const same = replaceDoc(state.tr, docOf(understoodRichText('Guten Tag, Welt')));
  expect(same.docChanged).toBe(false);
  const doubled = stateOf('aa|');
  expect(textOf({ doc: replaceDoc(doubled.tr, docOf(understoodRichText('aaa'))).doc })).toBe('aaa');
});

test('signs that mean something do not come back as they look', () => {
  const typed = schema.node('doc', null, [schema.node('bubble', null, [schema.text('Das ist **fett**')])]);
  expect([comesBack(typed), comesBack(stateOf('Das ist **fett**').doc)]).toEqual([false, true]);
  const tr = tidied(EditorState.create({ doc: typed }));
  expect(tr && richOf(tr.doc)).toEqual(understoodRichText('Das ist **fett**'));
  expect(tidied(stateOf('Das ist **fett**'))).toBeNull();
});

test('what is typed is shown at once as what it means, but not while a word is being put together', () => {
  const doc = docOf(understoodRichText('Das ist **fett*'));
  const state = EditorState.create({ doc, selection: TextSelection.atEnd(doc), plugins: [asStored] });
  const isStrong = (next: EditorState): boolean => next.doc.rangeHasMark(0, next.doc.content.size, schema.marks.strong);
  expect(isStrong(state.apply(state.tr.insertText('*')))).toBe(true);
  expect(isStrong(state.apply(state.tr.insertText('*').setMeta('composition', 1)))).toBe(false);
});
