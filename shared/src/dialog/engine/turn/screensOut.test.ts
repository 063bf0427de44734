import { expect, test } from 'vitest';
import type { Jump } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const options = ['ja', 'nein'].map((id) => ({ id, text: id, score: null }));
const toOut: Jump = { kind: 'option', option_id: 'nein', target: 'raus' };
const fits = single('passt', { options, jump_to_ids: [toOut] });
const out = message('raus', { is_end: true, screens_out: true });

const answered = (option_id: string, ...rest: Parameters<typeof aSnapshot>[0]) => {
  const conversation = new TestConversation(aSnapshot([fits, ...rest], { ending: 'Danke' }));
  conversation.reply({ type: 'single', option_id });
  return conversation;
};

test('who ends at a block for those who do not fit is screened out, with the ending of the dialog', () => {
  const conversation = answered('nein', open('mehr', { is_end: true }), out);
  expect(conversation.state).toMatchObject({ finished: true, screened: true });
  expect(conversation.said.slice(-2)).toEqual(['raus', 'Danke']);
});

test('who ends elsewhere is not, also after a block of that kind that does not end anything', () => {
  const further = answered('ja', open('mehr', { is_end: true }), out);
  expect(further.state.finished).toBe(false);
  further.reply({ type: 'open', text: 'x' });
  expect(further.state.finished).toBe(true);
  expect(further.state).not.toHaveProperty('screened');
  const passing = answered('nein', { ...out, is_end: false });
  expect(passing.state.finished).toBe(true);
  expect(passing.state).not.toHaveProperty('screened');
});

test('a question can be the end, too', () => {
  const conversation = answered('nein', open('raus', { is_end: true, screens_out: true }));
  expect(conversation.state.finished).toBe(false);
  conversation.reply({ type: 'open', text: 'x' });
  expect(conversation.state).toMatchObject({ finished: true, screened: true });
});
