import { expect, test } from 'vitest';
import { checkDialog } from '../../check/checkDialog.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, signature } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { signatureFacts } from './signature.ts';

const media_id = '6f1c1f0e-0000-4000-8000-000000000001';
const block = signature('q', { context: 'Bitte unterschreiben Sie.', variable: 'unterschrift' });
const thanks = message('danke', { context: 'Danke für die {{unterschrift}}.', is_end: true });

test.each([
  ['de', 'Unterschrift'],
  ['en', 'Signature'],
])('a signature is kept as a file and called by its word (%s)', (language, word) => {
  const conversation = new TestConversation(aSnapshot([block, thanks], { language }));
  expect(conversation.question?.input).toEqual({ type: 'signature', max_bytes: 256 * 1024 });
  conversation.reply({ type: 'signature', media_id });
  expect(conversation.stored).toEqual({ q: media_id });
  expect(conversation.shown).toEqual([word]);
  expect(conversation.said.at(-1)).toBe(`Danke für die ${word}.`);
});

test('another file is no signature', () => {
  const conversation = new TestConversation(aSnapshot([block, thanks]));
  expect(conversation.reply({ type: 'upload', media_id })).toMatchObject({ outcome: 'rejected' });
});

test('who has others sign has to say what becomes of it', () => {
  const findings = checkDialog(aSnapshot([block, thanks], { privacy_declaration_text: '' }));
  expect(findings).toMatchObject([{ kind: 'no-privacy', unique_question_id: 'q' }]);
});

test('paper has a line to sign on', () => {
  expect(signatureFacts.printed(block)).toEqual({ kind: 'lines', count: 1, says: true });
});
