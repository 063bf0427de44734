import { expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open } from '../../testing/blocks.ts';
import { checkDialog } from '../checkDialog.ts';

const dialog = aSnapshot([open('name', { variable: 'name' }), open('age', { variable: 'age' })]);

test('an answer that stands in an address at the end is said at its question, and no other is', () => {
  const findings = checkDialog(dialog, { sentOn: ['name', 'link.pid'] });
  expect(findings.map(({ kind, unique_question_id }) => [kind, unique_question_id])).toEqual([['sent-on', 'name']]);
  expect(findings[0]?.message).toContain('„name“');
  expect(checkDialog(dialog)).toEqual([]);
});
