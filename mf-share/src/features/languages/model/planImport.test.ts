import { expect, test } from 'vitest';
import type { FileText } from '../formats/TranslationFile.ts';
import { anOutgoingFile, anOutgoingText } from '../testing/anOutgoingFile.ts';
import { misplaced, planImport } from './planImport.ts';

const key = 'block/q1/context';
const now = 'Wie geht es Ihnen?';
const earlier = 'Wie geht es dir?';
const translation = { text: 'Comment allez-vous ?', source: now };

/** What becomes of one text of a file, where the dialog has one text. */
function planOf(given: Partial<FileText>, here: Parameters<typeof anOutgoingText>[0] = {}) {
  const texts = [{ key, source: now, target: 'Ça va ?', isConfirmed: false, ...given }];
  return planImport({ ...anOutgoingFile(), texts }, anOutgoingFile(anOutgoingText(here)), 40);
}
const none = { same: 0, empty: 0, gone: 0, newer: 0 };

test('what is new is taken, with the text that it was made from', () => {
  expect(planOf({})).toEqual({
    taken: [{ key, place: now, text: now, before: null, after: { text: 'Ça va ?', source: now } }],
    problems: [],
    outdated: 0,
    left: none,
  });
  expect(planOf({}, { translation }).taken).toMatchObject([{ before: 'Comment allez-vous ?' }]);
});

test('what the file does not translate, no longer is, or is the same stays as it is', () => {
  expect(planOf({ target: ' ' })).toMatchObject({ taken: [], left: { ...none, empty: 1 } });
  expect(planOf({ key: 'block/gone/context' })).toMatchObject({ taken: [], left: { ...none, gone: 1 } });
  expect(planOf({ target: translation.text }, { translation })).toMatchObject({
    taken: [],
    left: { ...none, same: 1 },
  });
});

test('a file that is older than the draft is taken as made from the earlier text, and never over what is newer', () => {
  const plan = planOf({ source: earlier });
  expect(plan).toMatchObject({ taken: [{ after: { source: earlier } }], outdated: 1 });
  expect(planOf({ source: earlier }, { translation })).toMatchObject({ taken: [], left: { ...none, newer: 1 } });
});

test('that an earlier translation still holds is taken where the file says so, and only there', () => {
  const outdated = { translation: { text: translation.text, source: earlier } };
  expect(planOf({ target: translation.text }, outdated)).toMatchObject({ taken: [], left: { ...none, same: 1 } });
  const confirmed = planOf({ target: translation.text, isConfirmed: true }, outdated);
  expect(confirmed.taken).toMatchObject([{ after: translation }]);
});

test('lost and invented variables, a text that stands twice or is too long are problems, each with its place', () => {
  const withName = { text: 'Hallo {{name}}!', source: 'Hallo {{name}}!' };
  expect(planOf({ source: withName.source, target: 'Bonjour {{nom}} !' }, { text: withName.text })).toMatchObject({
    taken: [],
    problems: [
      { key, place: now, kind: 'lost', codes: ['{{name}}'] },
      { key, place: now, kind: 'invented', codes: ['{{nom}}'] },
    ],
  });
  expect(
    planOf({ source: withName.source, target: '{{ name }}, bonjour !' }, { text: withName.text }).problems,
  ).toEqual([]);
  expect(planOf({ target: 'x'.repeat(41) }).problems).toMatchObject([{ kind: 'too-long' }]);
  const text = { key, source: now, target: 'Ça va ?', isConfirmed: false };
  const twice = planImport({ ...anOutgoingFile(), texts: [text, text] }, anOutgoingFile(anOutgoingText()), 40);
  expect(twice).toMatchObject({ taken: [{ key }], problems: [{ kind: 'twice' }] });
});

test('a file of another dialog or other languages is none of this place', () => {
  const here = anOutgoingFile();
  expect(misplaced({ ...here, language: 'FR' }, here)).toBeNull();
  expect(misplaced({ ...here, survey_id: 'another' }, here)).toEqual({ kind: 'other-dialog' });
  expect(misplaced({ ...here, from: 'en' }, here)).toEqual({ kind: 'other-main', language: 'en' });
  expect(misplaced({ ...here, language: 'pl' }, here)).toEqual({ kind: 'other-language', language: 'pl' });
});
