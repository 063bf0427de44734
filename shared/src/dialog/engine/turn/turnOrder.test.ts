import { describe, expect, test } from 'vitest';
import type { Jump } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { assign, likert, message, multiple, number, open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const yesNo = [
  { id: 'ja', text: 'Ja', score: null },
  { id: 'nein', text: 'Nein', score: null },
];
const byOption = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });
const when = (condition: string, target: string): Jump => ({ kind: 'condition', condition, target });

describe('the start', () => {
  test('says the welcome, goes through messages and waits at the first question', () => {
    const conversation = new TestConversation(
      aSnapshot([message('a'), message('b'), open('c'), open('d')], { welcome: 'Willkommen' }),
    );
    expect(conversation.effects).toEqual([
      { kind: 'say', text: 'Willkommen', unique_question_id: null, nachfrage_id: null, type: 'welcome' },
      { kind: 'say', text: 'a', unique_question_id: 'a', nachfrage_id: null, type: 'message' },
      { kind: 'say', text: 'b', unique_question_id: 'b', nachfrage_id: null, type: 'message' },
      { kind: 'say', text: 'c?', unique_question_id: 'c', nachfrage_id: null, type: 'open' },
    ]);
    expect(conversation.at).toBe('c');
  });

  test('is at the block that start_page marks, wherever it stands', () => {
    expect(new TestConversation(aSnapshot([open('a'), open('b', { start_page: true })])).at).toBe('b');
  });

  test('goes by order, not by place in the list', () => {
    const snapshot = aSnapshot([open('a'), open('b')]);
    expect(new TestConversation({ ...snapshot, blocks: snapshot.blocks.toReversed() }).at).toBe('a');
  });

  test('of a dialog without blocks ends it', () => {
    const conversation = new TestConversation(aSnapshot([], { welcome: 'Hallo', ending: 'Tschüss' }));
    expect(conversation.said).toEqual(['Hallo', 'Tschüss']);
    expect(conversation.state.finished).toBe(true);
  });

  test('happens once', () => {
    const conversation = new TestConversation(aSnapshot([open('a')]));
    expect(conversation.send({ kind: 'start' })).toEqual({ outcome: 'stale' });
  });
});

describe('a reply', () => {
  test('that is bad gets a sentence, stores nothing and leaves the question open', () => {
    const conversation = new TestConversation(aSnapshot([number('a', { max: 5 })], { du_sie: 'du' }));
    const before = conversation.state;
    expect(conversation.reply({ type: 'number', value: 6 })).toEqual({
      outcome: 'rejected',
      message: 'Die Zahl ist zu groß. Bitte gib höchstens 5 ein.',
    });
    expect(conversation.state).toBe(before);
    expect(conversation.stored).toEqual({});
  });

  test('to a question that is not the open one is stale', () => {
    const conversation = new TestConversation(aSnapshot([open('a', { nachfrage: 'Und?' }), open('b')]));
    const to = (unique_question_id: string, nachfrage_id: string | null) =>
      conversation.send({ kind: 'reply', unique_question_id, nachfrage_id, reply: { type: 'open', text: 'x' } })
        .outcome;
    expect([to('b', null), to('a', 'a#1'), to('gibt es nicht', null)]).toEqual(['stale', 'stale', 'stale']);
    conversation.write('x');
    expect(to('a', null)).toBe('stale');
    conversation.write('y');
    conversation.write('z');
    expect(to('b', null)).toBe('stale');
  });

  test('is shown and stored first, then comes the reaction, the probe and only after it the next block', () => {
    const asked = single('a', { options: yesNo, acknowledgement: 'Danke.', nachfrage: 'Warum, {{x}}?', variable: 'x' });
    const conversation = new TestConversation(aSnapshot([asked, open('b')], { ending: 'Ende' }));
    conversation.effects.length = 0;
    conversation.choose('ja');
    conversation.write('Darum');
    expect(conversation.effects).toEqual([
      { kind: 'reply-shown', text: 'Ja', media_id: null, unique_question_id: 'a', nachfrage_id: null, type: 'single' },
      { kind: 'store', unique_question_id: 'a', nachfrage_id: null, value: 'ja' },
      { kind: 'say', text: 'Danke.', unique_question_id: 'a', nachfrage_id: null, type: 'acknowledgement' },
      { kind: 'say', text: 'Warum, Ja?', unique_question_id: 'a', nachfrage_id: 'a#1', type: 'nachfrage' },
      {
        kind: 'reply-shown',
        text: 'Darum',
        media_id: null,
        unique_question_id: 'a',
        nachfrage_id: 'a#1',
        type: 'single',
      },
      { kind: 'store', unique_question_id: 'a', nachfrage_id: 'a#1', value: 'Darum' },
      { kind: 'say', text: 'b?', unique_question_id: 'b', nachfrage_id: null, type: 'open' },
    ]);
  });
});

describe('the reaction', () => {
  const reacting = { acknowledgement: 'Danke.', jump_to_reactions: { ja: 'Schön!', '3': 'Drei!', na: 'Gut.' } };

  test("is the option's own, else the acknowledgement", () => {
    const chosen = (id: string) => {
      const conversation = new TestConversation(aSnapshot([single('a', { options: yesNo, ...reacting })]));
      conversation.choose(id);
      return conversation.said.at(-1);
    };
    expect([chosen('ja'), chosen('nein')]).toEqual(['Schön!', 'Danke.']);
  });

  test('of several chosen options is that of the first in the block that has one', () => {
    const conversation = new TestConversation(aSnapshot([multiple('a', { options: yesNo, ...reacting })]));
    conversation.reply({ type: 'multiple', option_ids: ['nein', 'ja'] });
    expect(conversation.said.at(-1)).toBe('Schön!');
  });

  test('to a scale point goes by its value as text', () => {
    const said = (value: number | 'na') => {
      const conversation = new TestConversation(aSnapshot([likert('a', { ...reacting, likert_na: true })]));
      conversation.reply({ type: 'likert', value });
      return conversation.said.at(-1);
    };
    expect([said(3), said('na'), said(1)]).toEqual(['Drei!', 'Gut.', 'Danke.']);
  });

  test('stays away when the question was skipped, and so does the probe', () => {
    const conversation = new TestConversation(
      aSnapshot([open('a', { ...reacting, nachfrage: 'Und?', optional: true }), open('b')]),
    );
    conversation.reply({ type: 'skip' });
    expect(conversation.said).toEqual(['a?', 'b?']);
    expect(conversation.stored).toEqual({ a: null });
  });
});

describe('the probe', () => {
  test('is asked once, wants text and stores it under its own id', () => {
    const conversation = new TestConversation(aSnapshot([number('a', { nachfrage: 'Genauer?' }), open('b')]));
    conversation.reply({ type: 'number', value: 1 });
    expect(conversation.question).toMatchObject({ nachfrage_id: 'a#1', optional: false, input: { type: 'open' } });
    expect(conversation.reply({ type: 'number', value: 1 }).outcome).toBe('rejected');
    expect(conversation.reply({ type: 'skip' }).outcome).toBe('rejected');
    conversation.write('ganz genau');
    expect(conversation.stored).toEqual({ a: 1, 'a#1': 'ganz genau' });
    expect(conversation.at).toBe('b');
  });

  test('of an optional question may be skipped', () => {
    const conversation = new TestConversation(aSnapshot([open('a', { nachfrage: 'Genauer?', optional: true })]));
    conversation.write('x');
    conversation.reply({ type: 'skip' });
    expect(conversation.stored).toEqual({ a: 'x', 'a#1': null });
  });

  test('leaves the jump to what was chosen before it', () => {
    const asked = single('a', { options: yesNo, nachfrage: 'Warum?', jump_to_ids: [byOption('ja', 'c')] });
    const conversation = new TestConversation(aSnapshot([asked, open('b'), open('c')]));
    conversation.choose('ja');
    conversation.write('nein');
    expect(conversation.at).toBe('c');
  });
});

describe('the next block', () => {
  test('is where the first jump that holds leads, else jump_to_question, else the next in order', () => {
    const asked = number('a', {
      variable: 'x',
      jump_to_ids: [when('x > 10', 'd'), when('x > 5', 'c')],
      jump_to_question: 'b2',
    });
    const after = (value: number) => {
      const conversation = new TestConversation(aSnapshot([asked, open('b'), open('b2'), open('c'), open('d')]));
      conversation.reply({ type: 'number', value });
      return conversation.at;
    };
    expect([after(11), after(6), after(1)]).toEqual(['d', 'c', 'b2']);
    const conversation = new TestConversation(aSnapshot([open('a'), open('b')]));
    conversation.write('x');
    expect(conversation.at).toBe('b');
  });

  test('after several choices is that of the first jump in the list, not of the first option', () => {
    const asked = multiple('a', { options: yesNo, jump_to_ids: [byOption('nein', 'c'), byOption('ja', 'b')] });
    const conversation = new TestConversation(aSnapshot([asked, open('b'), open('c')]));
    conversation.reply({ type: 'multiple', option_ids: ['ja', 'nein'] });
    expect(conversation.at).toBe('c');
  });

  test('after a skipped question goes by conditions, not by options', () => {
    const asked = single('a', {
      options: yesNo,
      variable: 'x',
      optional: true,
      jump_to_ids: [byOption('ja', 'b'), when('nicht beantwortet(x)', 'c')],
    });
    const conversation = new TestConversation(aSnapshot([asked, open('b'), open('c')]));
    conversation.reply({ type: 'skip' });
    expect(conversation.at).toBe('c');
  });

  test('after a jump to a block that is gone is the next in order', () => {
    const asked = single('a', { options: yesNo, jump_to_ids: [byOption('ja', 'weg')], jump_to_question: 'c' });
    const conversation = new TestConversation(aSnapshot([asked, open('b'), open('c')]));
    conversation.choose('ja');
    expect(conversation.at).toBe('b');
    const plain = new TestConversation(aSnapshot([open('a', { jump_to_question: 'weg' }), open('b')]));
    plain.write('x');
    expect(plain.at).toBe('b');
  });

  test('is not reached by a condition that is missing or cannot be read', () => {
    const conversation = new TestConversation(
      aSnapshot([open('a', { jump_to_ids: [when('fehlt > 1', 'c'), when('((', 'c')] }), open('b'), open('c')]),
    );
    conversation.write('x');
    expect(conversation.at).toBe('b');
  });

  test('may be an earlier one, which is asked again and stored anew', () => {
    const conversation = new TestConversation(
      aSnapshot([open('a', { variable: 'x' }), open('b', { jump_to_question: 'a' })]),
    );
    for (const text of ['1', '2', '3']) conversation.write(text);
    expect(conversation.at).toBe('b');
    expect(conversation.variable('x')).toBe('3');
    expect(conversation.stored).toEqual({ a: '3', b: '2' });
  });

  test('does not exist after is_end, jumps or not', () => {
    const conversation = new TestConversation(
      aSnapshot([open('a', { is_end: true, jump_to_question: 'b' }), open('b')], { ending: 'Ende' }),
    );
    conversation.write('x');
    expect(conversation.said.at(-1)).toBe('Ende');
    expect(conversation.effects.at(-1)).toEqual({ kind: 'finish' });
    expect(conversation.state).toMatchObject({ finished: true, open: null });
  });
});

describe('calculations', () => {
  test('are gone through, each seeing what those before it set, before their text is said', () => {
    const sums = assign(
      'c',
      [
        { variable: 'summe', expression: 'a + b' },
        { variable: 'doppelt', expression: 'summe * 2' },
        { variable: 'kaputt', expression: 'summe +' },
      ],
      { context: 'Das Doppelte ist {{doppelt}}.' },
    );
    const conversation = new TestConversation(
      aSnapshot([number('a', { variable: 'a' }), number('b', { variable: 'b' }), sums]),
    );
    conversation.reply({ type: 'number', value: 1.5 });
    conversation.reply({ type: 'number', value: 2 });
    expect(conversation.said.at(-1)).toBe('Das Doppelte ist 7.');
    expect(conversation.state.variables).toEqual({ a: 1.5, b: 2, summe: 3.5, doppelt: 7, kaputt: null });
  });

  test('replace the label of an answer that they overwrite', () => {
    const options = [{ id: 'ja', text: 'Ja', score: 1 }];
    const overwrite = assign('b', [{ variable: 'x', expression: 'x + 1' }]);
    const conversation = new TestConversation(
      aSnapshot([single('a', { options, variable: 'x' }), overwrite], { ending: '{{x}}!' }),
    );
    conversation.choose('ja');
    expect(conversation.said.at(-1)).toBe('2!');
  });

  test('decide by their own conditions where the dialog goes on', () => {
    const decide = assign('b', [{ variable: 'hoch', expression: 'x > 9' }], { jump_to_ids: [when('hoch', 'd')] });
    const conversation = new TestConversation(
      aSnapshot([number('a', { variable: 'x' }), decide, open('c'), open('d')]),
    );
    conversation.reply({ type: 'number', value: 10 });
    expect(conversation.at).toBe('d');
  });
});
