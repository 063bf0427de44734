import { expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { consent, open } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const required = true;
const agree = { type: 'consent', agreed: true } as const;
const decline = { type: 'consent', agreed: false } as const;

test('a new one that is declined goes on, because its author has not said that it ends the dialog', () => {
  const conversation = new TestConversation(aSnapshot([consent('c'), open('a')]));
  conversation.reply(decline);
  expect(conversation.said).toEqual(['c?', 'a?']);
  expect(conversation.state.finished).toBe(false);
});

test('a required one that is declined ends the dialog with its ending, whatever jumps it has', () => {
  const jump_to_ids = [{ kind: 'option', option_id: 'decline', target: 'a' } as const];
  const reactions = { jump_to_reactions: { decline: 'Schade.' }, acknowledgement: 'Danke!', nachfrage: 'Warum?' };
  const conversation = new TestConversation(
    aSnapshot([consent('c', { required, jump_to_ids, ...reactions }), open('a')], { ending: 'Ende.' }),
  );
  conversation.reply(decline);
  expect(conversation.said).toEqual(['c?', 'Schade.', 'Ende.']);
  expect(conversation.state.finished).toBe(true);
  expect(conversation.stored).toEqual({ c: false });
});

test('a required one is not thanked for being declined', () => {
  const conversation = new TestConversation(aSnapshot([consent('c', { required, acknowledgement: 'Danke!' })]));
  conversation.reply(decline);
  expect(conversation.said).toEqual(['c?']);
});

test('agreed or not required, the dialog goes on by the jumps of what was chosen', () => {
  const jump_to_ids = [
    { kind: 'option', option_id: 'agree', target: 'b' } as const,
    { kind: 'option', option_id: 'decline', target: 'a' } as const,
  ];
  const ask = (isRequired: boolean) =>
    new TestConversation(aSnapshot([consent('c', { required: isRequired, jump_to_ids }), open('a'), open('b')]));
  const agreed = ask(true);
  agreed.reply(agree);
  expect(agreed.at).toBe('b');
  const declined = ask(false);
  declined.reply(decline);
  expect(declined.at).toBe('a');
});

test('a required one cannot be passed by skipping, another one can', () => {
  const demanded = new TestConversation(aSnapshot([consent('c', { optional: true, required })]));
  expect(demanded.question?.optional).toBe(false);
  expect(demanded.reply({ type: 'skip' }).outcome).toBe('rejected');
  const asked = new TestConversation(aSnapshot([consent('c', { optional: true, required: false })]));
  asked.reply({ type: 'skip' });
  expect(asked.stored).toEqual({ c: null });
});

test('the progress knows that agreeing is the longer way', () => {
  const conversation = new TestConversation(aSnapshot([consent('c'), open('a'), open('b')]));
  conversation.reply(agree);
  expect(conversation.progress).toBeCloseTo(1 / 3);
});
