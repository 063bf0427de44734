import { render, screen } from '@dialogwerk/shared/testing/screen';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import type { Conflict } from '../model/Conflict.ts';
import { newEditing } from '../model/EditingState.ts';
import { ConflictPanel } from './ConflictPanel.tsx';

const editing = newEditing(
  aDialog(aBlock('open', 'a', { short_name: 'Der „Anfang“', context: 'Von Bert' }), aBlock('date', 'b')),
  2,
);
const about = (block: string | null, field: string, by: string | null): Conflict => ({
  kind: 'field',
  about: block,
  field,
  by,
  mine:
    block === null
      ? { kind: 'updateConfig', change: { survey_name: 'Von mir' } }
      : { kind: 'updateBlock', id: block, change: { nachfrage: 'Von mir' } },
});

test.each([
  ['a', 'context', 'Bert', 'Sie und Bert haben „Was der Bot sagt“ von „Der ‚Anfang‘“ gleichzeitig geändert'],
  ['b', 'min', 'Bert', 'Sie und Bert haben „Frühester Tag“ von „Datum“ gleichzeitig geändert'],
  [null, 'survey_name', null, 'Sie und jemand anders haben „Name des Dialogs“ gleichzeitig geändert'],
])('a conflict about %s, %s names the field as the inspector does', (block, field, by, words) => {
  render(<ConflictPanel state={{ ...editing, conflicts: [about(block, field, by)] }} onSettle={() => {}} />);
  expect(screen.getByRole('alert', { name: words })).toBeDefined();
  expect(screen.getByText(by === null ? 'Die andere Version' : `Version von ${by}`)).toBeDefined();
});
