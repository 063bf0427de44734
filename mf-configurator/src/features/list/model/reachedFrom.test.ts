import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { reachedFrom } from './reachedFrom.ts';

const options = ['Ja', 'Nein'].map((text) => ({ id: text, text, score: null }));
const dialog = aDialog(
  aBlock('single', 'a', {
    context: 'Rauchen Sie?',
    options,
    jump_to_ids: [{ kind: 'option', option_id: 'Nein', target: 'd' }],
  }),
  aBlock('open', 'b', { context: 'Seit wann?', jump_to_question: 'd' }),
  aBlock('open', 'c', { context: 'Vergessen' }),
  aBlock('message', 'd', { context: 'Danke!' }),
);
const reached = reachedFrom(dialog, connectionsOf(dialog));

test('a block tells where the dialog comes from, unless that is the row above alone', () => {
  expect(reached.get('a')).toEqual({ isReached: true, from: [] });
  expect(reached.get('b')).toEqual({ isReached: true, from: [] });
  expect(reached.get('d')?.from).toEqual(['1. Rauchen Sie? bei „Nein“', '2. Seit wann?', '3. Vergessen']);
});

test('what no way leads to is not reached', () => {
  expect(reached.get('c')).toEqual({ isReached: false, from: [] });
  expect(reached.get('d')?.isReached).toBe(true);
});
