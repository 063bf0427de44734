import { studyDay } from '@dialogwerk/shared/contract';
import type { StoredChange } from '@dialogwerk/shared/contract';
import { assert as assertProperty, constantFrom, integer, property, array, record } from 'fast-check';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../../testing/aDialog.ts';
import { aChange } from '../../testing/aChange.ts';
import { blockNames } from '../blockNames.ts';
import { entriesOf } from '../entriesOf.ts';
import type { Session } from './Session.ts';
import { PAUSE_MS, sessionsOf } from './sessionsOf.ts';
import { sessionText, spanText } from './sessionText.ts';

const anna = { user_id: 'u1', name: 'Anna' };
const bert = { user_id: 'u2', name: 'Bert' };
const dialog = aDialog(aBlock('open', 'a'), aBlock('single', 'b'));
/** By the clock of Berlin. */
const at = (hours: number, minutes: number, day = 21): number => Date.UTC(2026, 10, day, hours - 1, minutes);

/** Each change a gesture of its own, told in the order in which they were made. */
function sessions(...changes: readonly Partial<StoredChange>[]): readonly Session[] {
  const stored = changes.map((fields, index) =>
    aChange({ author: anna, revision: index + 2, step: `w-${index}`, time: at(14, 5 + index), ...fields }),
  );
  return sessionsOf(entriesOf(stored, dialog, blockNames(stored, dialog)));
}
const said = (...changes: readonly Partial<StoredChange>[]): string | undefined => {
  const [session] = sessions(...changes);
  return session && sessionText(session);
};

test('what an author does without a long pause is one session; another author, a pause and a day begin one', () => {
  const told = sessions(
    { time: at(9, 0, 20) },
    { time: at(14, 5) },
    { time: at(14, 7), author: bert },
    { time: at(14, 20) },
    { time: at(14, 20) + PAUSE_MS + 1 },
    { time: at(23, 59) },
    { time: at(0, 1, 22) },
  );
  expect(told.map((session) => [session.author?.name, spanText(session), session.entries.length])).toEqual([
    ['Anna', '00:01', 1],
    ['Anna', '23:59', 1],
    ['Anna', '14:35', 1],
    ['Anna', '14:05–14:20', 2],
    ['Bert', '14:07', 1],
    ['Anna', '09:00', 1],
  ]);
});

test('a session is told by what it comes to', () => {
  const jump = (target: string) => ({ target, condition: '', option_id: 'o1' });
  expect(
    said(
      { key: 'context', old_value: '', new_value: 'Hallo' },
      { key: 'context', unique_question_id: 'b', old_value: '', new_value: 'Und?' },
      { key: 'welcome', unique_question_id: null, type: 'settings', change: 'fixmessages' },
      { key: 'jump_to_ids', unique_question_id: 'b', old_value: [], new_value: [jump('a')] },
    ),
  ).toBe('3 Texte, 1 neuer Sprung');
  expect(
    said(
      { key: 'jump_to_ids', old_value: [jump('a'), jump('c')], new_value: [jump('b')] },
      { key: 'jump_to_question', old_value: 'b', new_value: null },
      { key: 'options', old_value: [], new_value: [1] },
      { key: 'position', old_value: null, new_value: { x: 0, y: 0 } },
      { key: 'order', change: 'order', old_value: 1, new_value: 2 },
      { key: 'speed', unique_question_id: null, type: 'settings', change: 'config', old_value: 0, new_value: 1 },
      { key: 'variable' },
    ),
  ).toBe(
    '1 geänderter Sprung, 2 entfernte Sprünge, 1 Antwortliste, 1 Einstellung, 1 weitere Angabe, 1 Block verschoben',
  );
});

test('what came and went, was put back or taken back does not count', () => {
  const block = aBlock('open', 'neu', { jump_to_question: 'a' });
  const made = { change: 'create', key: '', unique_question_id: 'neu', old_value: null, new_value: block } as const;
  const gone = { change: 'delete', key: '', unique_question_id: 'neu', old_value: block, new_value: null } as const;
  const written = { unique_question_id: 'neu', old_value: '', new_value: 'Text' };
  expect(said(made, written)).toBe('1 neuer Block, 1 neuer Sprung');
  expect(said(made, written, gone)).toBe('Im Ergebnis nichts geändert');
  expect(said(written, gone)).toBe('1 gelöschter Block');
  expect(said(gone, { ...made, old_value: null })).toBe('Im Ergebnis nichts geändert');
  expect(said({ old_value: 'A', new_value: 'B' }, { old_value: 'B', new_value: 'A' })).toBe(
    'Im Ergebnis nichts geändert',
  );
  expect(said({ undone: true })).toBe('Alles rückgängig gemacht');
});

test('every entry is in one session, and none spans a day, two authors or a pause', () => {
  const change = record({ author: constantFrom(anna, bert), minutes: integer({ min: 0, max: 3 * 24 * 60 }) });
  assertProperty(
    property(array(change, { maxLength: 60 }), (made) => {
      const inTime = made.toSorted((a, b) => a.minutes - b.minutes);
      const told = sessions(...inTime.map(({ author, minutes }) => ({ author, time: at(0, minutes) })));
      expect(told.flatMap(({ entries }) => entries)).toHaveLength(made.length);
      expect(told.map(({ revision }) => revision)).toEqual(
        told.map(({ revision }) => revision).toSorted((a, b) => b - a),
      );
      for (const { entries, author, from, to } of told) {
        expect(studyDay(from)).toBe(studyDay(to));
        expect(entries.every((entry) => entry.author === author)).toBe(true);
        for (const [index, { time }] of entries.entries()) {
          expect((entries[index - 1]?.time ?? time) - time).toBeLessThanOrEqual(PAUSE_MS);
        }
      }
    }),
  );
});
