import { describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const optionsOf = (...texts: readonly string[]) => texts.map((text, at) => ({ id: `o${at}`, text, score: null }));
const asking = (optional: boolean, ...texts: readonly string[]) =>
  new TestConversation(
    aSnapshot([
      single('asked', { options: optionsOf(...texts), in_words: true, optional, variable: 'asked' }),
      open('next'),
    ]),
  );
const say = (conversation: TestConversation, text: string) => conversation.reply({ type: 'words', text });

describe('no answer', () => {
  test('is the option for it, where there is one', () => {
    const conversation = asking(true, 'Ja', 'Nein', 'Weiß nicht', 'Keine Angabe');
    say(conversation, 'keinen Schimmer');
    expect(conversation.stored).toEqual({ asked: 'o2' });
    const telling = asking(true, 'Ja', 'Nein', 'Weiß nicht', 'Keine Angabe');
    say(telling, 'dazu möchte ich mich nicht äußern');
    expect(telling.stored).toEqual({ asked: 'o3' });
  });

  test.each(['ja', 'gern', 'keine Ahnung', 'weiß ich wirklich nicht'])(
    'is offered to be skipped, and %j skips',
    (reply) => {
      const conversation = asking(true, 'Ja', 'Nein');
      say(conversation, 'weiß net');
      expect(conversation.said.at(-1)).toBe('Das ist in Ordnung. Möchten Sie diese Frage überspringen?');
      expect(conversation.stored).toEqual({});
      say(conversation, reply);
      expect(conversation.stored).toEqual({ asked: null });
      expect(conversation.variable('asked')).toBeNull();
      expect(conversation.at).toBe('next');
    },
  );

  test('a no to the offer is no answer to the question, and an answer is', () => {
    const conversation = asking(true, 'Ja', 'Nein');
    say(conversation, 'keine Ahnung');
    say(conversation, 'nein');
    expect(conversation.stored).toEqual({});
    expect(conversation.at).toBe('asked?2');
    say(conversation, 'nein');
    expect(conversation.stored).toEqual({ asked: 'o1' });
  });

  test('is asked for what fits best where the question must be answered, and never becomes a no', () => {
    const conversation = asking(false, 'Ja', 'Nein');
    say(conversation, 'kann ich nicht sagen');
    expect(conversation.said.at(-1)).toMatch(/ganz ohne Antwort geht es hier aber leider nicht weiter/);
    expect(conversation.stored).toEqual({});
    expect(conversation.at).toBe('asked?1');
  });
});
