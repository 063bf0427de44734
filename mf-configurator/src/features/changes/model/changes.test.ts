import type { StoredChange } from '@dialogwerk/shared/contract';
import { formatClock } from '@dialogwerk/shared/dates';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { aChange } from '../testing/aChange.ts';
import { blockNames } from './blockNames.ts';
import { dayName } from './dayName.ts';
import { entriesOf } from './entriesOf.ts';
import type { Entry } from './Entry.ts';
import { stateAt } from './stateAt.ts';

const dialog = aDialog(aBlock('open', 'a'), aBlock('date', 'tag'));

function told(changes: readonly StoredChange[]): Entry[] {
  return entriesOf(changes, dialog, blockNames(changes, dialog));
}

test('a time reads as hh:mm:ss, a day as seen from now, by the clock of Berlin (spec §9)', () => {
  const noon = Date.parse('2026-11-21T12:05:09+01:00');
  expect(formatClock(noon)).toBe('12:05:09');
  expect(dayName(noon, Date.parse('2026-11-21T23:00+01:00'))).toBe('Heute');
  expect(dayName(noon, Date.parse('2026-11-22T00:30+01:00'))).toBe('Gestern');
  expect(dayName(noon, Date.parse('2026-11-23T00:00+01:00'))).toBe('Samstag, 21. November 2026');
});

test('what one gesture did is one entry with title and subtitle, the newest first [§3.11]', () => {
  const entries = told([
    aChange({ revision: 2, step: 'w1-1', key: 'context' }),
    aChange({ revision: 3, step: 'w1-2', change: 'delete', key: '', question_name: 'Frage 2' }),
    aChange({ revision: 4, step: 'w1-3', key: 'context' }),
    aChange({ revision: 4, step: 'w1-3', key: 'variable' }),
    aChange({
      revision: 5,
      step: 'w1-4',
      type: 'settings',
      change: 'config',
      key: 'speed',
      unique_question_id: null,
    }),
  ]);
  expect(entries.map(({ title, subtitle, block }) => [title, subtitle, block])).toEqual([
    ['„Tempo“ geändert', 'Einstellungen', null],
    ['2 Angaben geändert', 'Frage 1', 'a'],
    ['Block gelöscht', 'Frage 2', 'a'],
    ['„Was der Bot sagt“ geändert', 'Frage 1', 'a'],
  ]);
});

test('a field is told by its name in the inspector, whatever the block’s type calls it', () => {
  const entries = told([
    aChange({ revision: 2, step: '1', key: 'min', unique_question_id: 'tag' }),
    aChange({ revision: 3, step: '2', key: 'min', unique_question_id: 'deleted' }),
    aChange({ revision: 4, step: '3', key: 'likert_na' }),
  ]);
  expect(entries.map(({ title }) => title)).toEqual([
    '„‚keine Angabe‘ anbieten“ geändert',
    '„Kleinster Wert“ geändert',
    '„Frühester Tag“ geändert',
  ]);
});

test('a block without words is never told by its id: by what it says now, by what it said last, or by its type', () => {
  const gone = aBlock('single', 'b-4711', { context: 'Wie alt sind Sie?' });
  const entries = told([
    aChange({ revision: 2, step: '1', change: 'create', key: '', unique_question_id: 'tag', question_name: 'tag' }),
    aChange({
      revision: 3,
      step: '2',
      change: 'create',
      key: '',
      unique_question_id: gone.unique_question_id,
      question_name: gone.unique_question_id,
    }),
    aChange({
      revision: 4,
      step: '3',
      change: 'delete',
      key: '',
      unique_question_id: gone.unique_question_id,
      question_name: 'Wie alt sind Sie?',
      old_value: gone,
    }),
    aChange({
      revision: 5,
      step: '4',
      change: 'create',
      key: '',
      unique_question_id: 'x1',
      question_name: 'x1',
      new_value: aBlock('likert', 'x1'),
    }),
    aChange({ revision: 5, step: '4', change: 'create', key: '', unique_question_id: 'tag', question_name: 'tag' }),
    aChange({ revision: 5, step: '4', change: 'create', key: '', unique_question_id: 'y', question_name: 'Ende' }),
  ]);
  expect(entries.map(({ title, subtitle }) => [title, subtitle])).toEqual([
    ['3 Blöcke angelegt', '„Likert-Skala“, „Datum“ und 1 weitere'],
    ['Block gelöscht', 'Wie alt sind Sie?'],
    ['Block angelegt', 'Wie alt sind Sie?'],
    ['Block angelegt', 'Datum'],
  ]);
});

test('going back takes from each field what its oldest later change has taken away', () => {
  const deleted = aBlock('open', 'b');
  const entries = told([
    aChange({ revision: 2, step: '1', old_value: 'Erst', new_value: 'Dann' }),
    aChange({ revision: 3, step: '2', old_value: 'Dann', new_value: 'Später' }),
    aChange({ revision: 4, step: '3', old_value: 'Später', new_value: 'Zuletzt' }),
    aChange({ revision: 5, step: '4', change: 'delete', key: '', unique_question_id: 'b', old_value: deleted }),
    aChange({ revision: 6, step: '5', change: 'create', key: '', unique_question_id: 'c' }),
    aChange({ revision: 7, step: '6', unique_question_id: 'c' }),
    aChange({ revision: 8, step: '7', key: 'short_name', old_value: 'Name', undone: true }),
  ]);
  const first = entries.at(-1);
  if (!first) throw new Error('no entry');
  expect(stateAt(entries, first)).toEqual({
    there: [deleted],
    notThere: ['c'],
    blocks: new Map([['a', { context: 'Dann' }]]),
    settings: {},
  });
});
