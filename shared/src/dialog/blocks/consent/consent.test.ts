import { expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { consent, open } from '../../testing/blocks.ts';
import { Talk } from '../../testing/Talk.ts';

const required = true;
const agree = { type: 'consent', agreed: true } as const;
const decline = { type: 'consent', agreed: false } as const;

test('a new one that is declined goes on, because its author has not said that it ends the dialog', () => {
  const talk = new Talk(aSnapshot([consent('c'), open('a')]));
  talk.reply(decline);
  expect(talk.said).toEqual(['c?', 'a?']);
  expect(talk.state.finished).toBe(false);
});

test('a required one that is declined ends the dialog with its ending, whatever jumps it has', () => {
  const jump_to_ids = [{ kind: 'option', option_id: 'decline', target: 'a' } as const];
  const reactions = { jump_to_reactions: { decline: 'Schade.' }, acknowledgement: 'Danke!', nachfrage: 'Warum?' };
  const talk = new Talk(
    aSnapshot([consent('c', { required, jump_to_ids, ...reactions }), open('a')], { ending: 'Ende.' }),
  );
  talk.reply(decline);
  expect(talk.said).toEqual(['c?', 'Schade.', 'Ende.']);
  expect(talk.state.finished).toBe(true);
  expect(talk.stored).toEqual({ c: false });
});

test('a required one is not thanked for being declined', () => {
  const talk = new Talk(aSnapshot([consent('c', { required, acknowledgement: 'Danke!' })]));
  talk.reply(decline);
  expect(talk.said).toEqual(['c?']);
});

test('agreed or not required, the dialog goes on by the jumps of what was chosen', () => {
  const jump_to_ids = [
    { kind: 'option', option_id: 'agree', target: 'b' } as const,
    { kind: 'option', option_id: 'decline', target: 'a' } as const,
  ];
  const ask = (isRequired: boolean) =>
    new Talk(aSnapshot([consent('c', { required: isRequired, jump_to_ids }), open('a'), open('b')]));
  const agreed = ask(true);
  agreed.reply(agree);
  expect(agreed.at).toBe('b');
  const declined = ask(false);
  declined.reply(decline);
  expect(declined.at).toBe('a');
});

test('a required one cannot be passed by skipping, another one can', () => {
  const demanded = new Talk(aSnapshot([consent('c', { optional: true, required })]));
  expect(demanded.question?.optional).toBe(false);
  expect(demanded.reply({ type: 'skip' }).outcome).toBe('rejected');
  const asked = new Talk(aSnapshot([consent('c', { optional: true, required: false })]));
  asked.reply({ type: 'skip' });
  expect(asked.stored).toEqual({ c: null });
});

test('the progress knows that agreeing is the longer way', () => {
  const talk = new Talk(aSnapshot([consent('c'), open('a'), open('b')]));
  talk.reply(agree);
  expect(talk.progress).toBeCloseTo(1 / 3);
});
