import { checkDialog } from '@dialogwerk/shared/dialog';
import type { Finding } from '@dialogwerk/shared/dialog';
import { expect, test } from 'vitest';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { change, redo, undo } from './changes.ts';
import { newEditing } from './EditingState.ts';

const options = [
  { id: 'x', text: 'Ja', score: null },
  { id: 'y', text: 'Nein', score: null },
];
/** Something is wrong with each of its blocks. */
const broken = aDialog(
  aBlock('single', 'choice', {
    context: 'Gern?',
    options,
    variable: 'gern',
    start_page: true,
    jump_to_ids: [
      { kind: 'option', option_id: 'x', target: 'gone' },
      { kind: 'option', option_id: 'z', target: 'number' },
      { kind: 'condition', condition: 'gern = "Jaa"', target: 'number' },
    ],
    jump_to_reactions: { z: 'Nie gesagt' },
  }),
  aBlock('number', 'number', { context: 'Wie viele?', variable: 'gern', min: 10, max: 1, start_page: true }),
  aBlock('multiple', 'several', { context: 'Was davon?', options, min: 5, variable: 'ALL' }),
  aBlock('message', 'greeting', { context: 'Also {{germ}}!', jump_to_question: 'end' }),
  aBlock('message', 'lost', { context: 'Hier kommt niemand vorbei.' }),
  aBlock('message', 'end', { context: 'Danke.', is_end: true }),
);

const fixable = checkDialog(snapshotOf(broken)).flatMap(({ kind, id, fix }) => (fix ? [{ kind, id, fix }] : []));

test('the dialog shows fixes of most kinds', () => {
  const kinds = new Set<Finding['kind']>(fixable.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['gone-target', 'gone-option', 'variable-taken', 'bounds', 'several-starts', 'unreachable']),
  );
});

test.each(fixable)('$kind: "$fix.label" ends its finding, and is one step for undo', ({ id, fix }) => {
  const start = newEditing(broken, 1);
  const fixed = change(start, fix.edits, null);
  expect(checkDialog(snapshotOf(fixed.survey)).map((finding) => finding.id)).not.toContain(id);
  expect(fixed.history.steps).toHaveLength(1);
  const back = undo(fixed);
  expect(back.survey).toEqual(broken);
  expect(redo(back).survey).toEqual(fixed.survey);
});
