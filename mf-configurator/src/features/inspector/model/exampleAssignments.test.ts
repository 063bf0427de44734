import { checkDialog } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { exampleAssignments } from './exampleAssignments.ts';

const slider = aBlock('slider', 'nps', { context: 'Empfehlen Sie uns?', variable: 'nps' });
const open = aBlock('open', 'lob', { context: 'Was gefiel?', variable: 'stufe' });
const assign = aBlock('assign', 'neu');
const last = aBlock('open', 'letzte', { context: 'Noch etwas?' });

test.each([
  [[slider], 'stufe', 'if(nps >= 5, "hoch", "niedrig")'],
  [[open, slider], 'stufe2', 'if(nps >= 5, "hoch", "niedrig")'],
  [[open], 'angabe', 'if(beantwortet(stufe), "ja", "nein")'],
  [[], 'punkte', '0'],
])(
  'the example works with what was asked before, and the check has nothing against it',
  (before, variable, expression) => {
    const assignments = exampleAssignments(aDialog(...before, assign), 'neu');
    expect(assignments).toEqual([{ variable, expression }]);
    const dialog = aDialog(...before, aBlock('assign', 'neu', { assignments }), last);
    expect(checkDialog(snapshotOf(dialog))).toEqual([]);
  },
);

test('what is asked later is not used', () => {
  expect(exampleAssignments(aDialog(assign, slider), 'neu')).toEqual([{ variable: 'punkte', expression: '0' }]);
});
