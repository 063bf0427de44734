import { describe, expect, test } from 'vitest';
import type { Jump } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { assign, message, open } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const when = (condition: string, target: string): Jump => ({ kind: 'condition', condition, target });

describe('a loop without a question ends the dialog', () => {
  test('at once when nothing changes from round to round', () => {
    const conversation = new TestConversation(
      aSnapshot([message('a'), message('b', { jump_to_question: 'a' }), open('c')], { ending: 'Ende' }),
    );
    expect(conversation.said).toEqual(['a', 'b', 'Ende']);
    expect(conversation.state.finished).toBe(true);
  });

  test('after a bounded number of rounds when something always changes', () => {
    const count = assign('a', [{ variable: 'i', expression: 'wenn(beantwortet(i), i + 1, 0)' }], {
      jump_to_question: 'a',
    });
    const conversation = new TestConversation(aSnapshot([count], { ending: 'Ende' }));
    expect(conversation.said).toEqual(['Ende']);
    expect(conversation.variable('i')).toBe(1_000);
  });

  test('but not a loop that counts to its end', () => {
    const count = assign('b', [{ variable: 'i', expression: 'i + 1' }], { jump_to_ids: [when('i < 20', 'b')] });
    const conversation = new TestConversation(
      aSnapshot([assign('a', [{ variable: 'i', expression: '0' }]), count, open('c')]),
    );
    expect(conversation.at).toBe('c');
    expect(conversation.variable('i')).toBe(20);
  });

  test('nor thousands of messages one after another', () => {
    const messages = Array.from({ length: 5_000 }, (_, index) => message(`m${index}`));
    const conversation = new TestConversation(aSnapshot([...messages, open('frage')]));
    expect(conversation.said).toHaveLength(5_001);
    expect(conversation.at).toBe('frage');
  });
});
