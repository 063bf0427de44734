import { describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const goal = 'welche Folgen die Verspätung hatte';
const deep = { goal, most: 3, avoid: 'Preise', by_rule: true };
const enough = 'Wegen der Verspätung fiel das ganze Fest aus, und alle waren traurig.';
const probed = (fields: Parameters<typeof open>[1] = {}, settings: Parameters<typeof aSnapshot>[1] = {}) =>
  new TestConversation(
    aSnapshot([open('q', { context: 'Was störte?', probing: deep, ...fields }), open('end')], settings),
  );

describe('without a model the rules ask back', () => {
  test('as often as the author allows, each question once, and every reply is kept by itself', () => {
    const conversation = probed();
    for (const reply of ['zu spät', 'viel zu spät', 'ja wirklich', 'eben']) conversation.write(reply);
    expect(conversation.at).toBe('end');
    expect(conversation.said).toEqual([
      'Was störte?',
      'Können Sie das etwas genauer beschreiben?',
      'Fällt Ihnen dazu ein Beispiel ein?',
      'Was war dabei für Sie das Wichtigste?',
      'end?',
    ]);
    expect(conversation.stored).toMatchObject({
      q: 'zu spät',
      'q#1': 'viel zu spät',
      'q#2': 'ja wirklich',
      'q#3': 'eben',
    });
  });

  test('not at all, or no more, where the replies say enough', () => {
    const at = probed();
    at.write(enough);
    expect(at.at).toBe('end');
    const later = probed();
    later.write('zu spät');
    expect(later.at).toBe('q#1');
    later.write(enough);
    expect(later.at).toBe('end');
  });

  test.each(['Keine Ahnung', 'Ich möchte aufhören', 'Die Preise sind zu hoch'])('no more after „%s“', (reply) => {
    const conversation = probed();
    conversation.write(reply);
    expect(conversation.at).toBe('end');
  });

  test("first with the author's own probe, unless it speaks of what is to be avoided", () => {
    const own = probed({ nachfrage: 'Woran lag es?' });
    own.write('zu spät');
    own.write('weil es so war');
    expect(own.said.slice(1)).toEqual(['Woran lag es?', 'Können Sie das etwas genauer beschreiben?']);
    const avoided = probed({ nachfrage: 'Lag es an den Preisen?' });
    avoided.write('zu spät');
    expect(avoided.said.slice(1)).toEqual(['Können Sie das etwas genauer beschreiben?']);
  });

  test('once where the author wants no more, after a choice for its reason, and as the dialog addresses people', () => {
    const options = [{ id: 'a', text: 'Schlecht', score: null }];
    const once = { ...deep, most: 1 };
    const conversation = new TestConversation(
      aSnapshot([
        single('s', { options, probing: once, jump_to_ids: [{ kind: 'option', option_id: 'a', target: 'z' }] }),
        open('y'),
        open('z'),
      ]),
    );
    conversation.choose('a');
    expect(conversation.said.at(-1)).toBe('Was ist der Grund dafür?');
    conversation.write('so halt');
    expect(conversation.at).toBe('z');
    const du = probed({ probing: once }, { du_sie: 'du' });
    du.write('spät');
    expect(du.said.at(-1)).toBe('Kannst du das etwas genauer beschreiben?');
  });

  test('a dialog from before runs as it did: its own probe alone, whatever was said', () => {
    const { by_rule: _, ...before } = deep;
    const own = probed({ probing: before, nachfrage: 'Warum?' });
    own.write(enough);
    expect(own.at).toBe('q#1');
    own.write('x');
    expect(own.at).toBe('end');
    const none = probed({ probing: before });
    none.write('x');
    expect(none.at).toBe('end');
  });
});
