import { describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { newConversation } from '../ConversationState.ts';
import { progressOf } from './progressOf.ts';

const yesNo = [
  { id: 'ja', text: 'Ja', score: null },
  { id: 'nein', text: 'Nein', score: null },
];

function progressOfAll(conversation: TestConversation, replies: number): number[] {
  const seen = [conversation.progress];
  for (let index = 0; index < replies; index += 1) {
    conversation.write('x');
    seen.push(conversation.progress);
  }
  return seen;
}

describe('progress', () => {
  test('is the share of replies given, probes included, messages not', () => {
    const conversation = new TestConversation(
      aSnapshot([open('a'), message('m'), open('b', { nachfrage: 'Und?' }), open('c')]),
    );
    expect(progressOfAll(conversation, 4)).toEqual([0, 1 / 4, 2 / 4, 3 / 4, 1]);
  });

  test('is 0 before the start', () => {
    const { survey } = new TestConversation(aSnapshot([open('a')]));
    expect(progressOf(survey, newConversation)).toBe(0);
  });

  test('counts the longest way that is left and springs ahead on a shorter one', () => {
    const asked = single('a', { options: yesNo, jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'd' }] });
    const blocks = [asked, open('b'), open('c'), open('d')];
    const long = new TestConversation(aSnapshot(blocks));
    long.choose('ja');
    expect(long.progress).toBe(1 / 4);
    const short = new TestConversation(aSnapshot(blocks));
    short.choose('nein');
    expect(short.progress).toBe(1 / 2);
  });

  test('leaves out a way that no reply can take', () => {
    const toEnd = yesNo.map(({ id }) => ({ kind: 'option', option_id: id, target: 'z' }) as const);
    const between = [open('b'), open('c'), open('z')];
    const conversation = new TestConversation(
      aSnapshot([open('0'), single('a', { options: yesNo, jump_to_ids: toEnd }), ...between]),
    );
    conversation.write('x');
    expect(conversation.progress).toBe(1 / 3);
    const optional = single('a', { options: yesNo, jump_to_ids: toEnd, optional: true });
    const skippable = new TestConversation(aSnapshot([open('0'), optional, ...between]));
    skippable.write('x');
    expect(skippable.progress).toBe(1 / 5);
  });

  test('counts nothing after is_end', () => {
    const conversation = new TestConversation(aSnapshot([open('a'), open('b', { is_end: true }), open('c')]));
    expect(progressOfAll(conversation, 2)).toEqual([0, 1 / 2, 1]);
  });

  test('counts a loop once and stays below 1 in it', () => {
    const back = single('b', { options: yesNo, jump_to_ids: [{ kind: 'option', option_id: 'ja', target: 'a' }] });
    const conversation = new TestConversation(aSnapshot([open('a'), back, open('c')]));
    conversation.write('x');
    expect(conversation.progress).toBe(1 / 3);
    conversation.choose('ja');
    expect(conversation.progress).toBe(2 / 5);
  });

  test('of a long dialog full of jumps is worked out without delay', () => {
    const jumps = (index: number) =>
      Array.from(
        { length: 20 },
        (_, step) => ({ kind: 'condition', condition: 'x > 1', target: `q${index + step}` }) as const,
      );
    const blocks = Array.from({ length: 5_000 }, (_, index) => open(`q${index}`, { jump_to_ids: jumps(index) }));
    const conversation = new TestConversation(aSnapshot(blocks));
    conversation.write('x');
    expect(conversation.progress).toBe(1 / 5_000);
  });
});
