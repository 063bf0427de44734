import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { consent, likert, open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { BlockUnderstanding, meaningTargets, understandWords } from '../../understanding/index.ts';
import type { Example } from '../../understanding/index.ts';
import { replay } from '../replay/replay.ts';

const yesNo = ['Ja', 'Nein'].map((text, at) => ({ id: `o${at}`, text, score: null }));
const ways = ['Mit dem Rad', 'Mit dem Auto', 'Zu Fuß'].map((text, at) => ({ id: `w${at}`, text, score: null }));

/** Words to the open question, understood as by a server that has these examples. */
function spoken(conversation: TestConversation, text: string, examples: readonly Example[]) {
  const { survey, state, question } = conversation;
  if (!question) throw new Error('Nothing is asked.');
  const { unique_question_id, nachfrage_id, input } = question;
  const targets = meaningTargets(survey, unique_question_id);
  const understanding = new BlockUnderstanding({ targets, examples, bounds: { accept: 0.6, ask: 0.3 } });
  const reply: Reply = input.type === 'open' ? { type: 'open', text } : { type: 'words', text };
  const understood = understandWords(state, understanding, text);
  return { kind: 'reply', unique_question_id, nachfrage_id, reply, understood } as const;
}

const say = (conversation: TestConversation, text: string, examples: readonly Example[] = []) =>
  conversation.send(spoken(conversation, text, examples));

describe('a choice in one’s own words', () => {
  const block = single('mood', { options: yesNo, in_words: true, variable: 'mood', acknowledgement: 'Danke.' });

  test.each([
    ['nee, eher nich so', 'o1', 'Nein'],
    ['jo klar', 'o0', 'Ja'],
    ['nein also auf gar keinen Fall', 'o1', 'Nein'],
    ['Ja, sehr gerne!', 'o0', 'Ja'],
  ])('%j goes on as %s, and says so', (text, stored, label) => {
    const conversation = new TestConversation(aSnapshot([block, open('next')]));
    say(conversation, text);
    expect(conversation.stored).toEqual({ mood: stored });
    expect(conversation.shown.at(-1)).toBe(text);
    expect(conversation.said).toEqual(['mood?', `Das verstehe ich als „${label}“.`, 'Danke.', 'next?']);
    expect(conversation.variable('mood')).toBe(label);
  });

  test('that are those of the option are not repeated', () => {
    const conversation = new TestConversation(aSnapshot([block, open('next')]));
    say(conversation, 'Ja');
    expect(conversation.said).toEqual(['mood?', 'Danke.', 'next?']);
  });

  test('takes the jump and the reaction of what it means', () => {
    const jump_to_ids = [{ kind: 'option', option_id: 'o1', target: 'why' } as const];
    const jumping = single('mood', { ...block, jump_to_ids, jump_to_reactions: { o1: 'Schade.' } });
    const conversation = new TestConversation(aSnapshot([jumping, open('next'), open('why')]));
    say(conversation, 'nö, eher nicht');
    expect(conversation.said.at(-2)).toBe('Schade.');
    expect(conversation.at).toBe('why');
  });

  test('is refused where the author does not allow it', () => {
    const conversation = new TestConversation(aSnapshot([single('mood', { options: yesNo })]));
    expect(conversation.question?.in_words).toBeUndefined();
    expect(say(conversation, 'ja').outcome).toBe('rejected');
  });
});

describe('nonsense', () => {
  const block = single('mood', { options: ways, in_words: true, variable: 'mood' });

  test('is asked again twice, with a key of its own, then only the choices are left', () => {
    const conversation = new TestConversation(aSnapshot([block, open('next')]));
    say(conversation, 'Wie spät ist es?');
    expect(conversation.question).toMatchObject({ unique_question_id: 'mood', nachfrage_id: 'mood?1', in_words: true });
    expect(conversation.said.at(-1)).toMatch(/nicht verstanden.*sagen Sie es anders/);
    say(conversation, 'qwertz');
    expect(conversation.at).toBe('mood?2');
    say(conversation, 'qwertz');
    expect(conversation.question).toMatchObject({ nachfrage_id: 'mood?3', input: { type: 'single' } });
    expect(conversation.question?.in_words).toBeUndefined();
    expect(conversation.stored).toEqual({});
    expect(conversation.reply({ type: 'single', option_id: 'w2' }).outcome).toBe('accepted');
    expect(conversation.stored).toEqual({ mood: 'w2' });
    expect(conversation.at).toBe('next');
  });

  test('does not move the progress', () => {
    const conversation = new TestConversation(aSnapshot([open('first'), block, open('next')]));
    conversation.write('x');
    const before = conversation.progress;
    say(conversation, 'qwertz');
    expect(conversation.progress).toBe(before);
  });

  test('takes the author’s way out in the end, without an answer', () => {
    const leaving = single('mood', { ...block, way_out: 'out' });
    const conversation = new TestConversation(aSnapshot([leaving, open('next'), open('out')]));
    for (const text of ['qwertz', 'asdf', 'yxcv']) say(conversation, text);
    expect(conversation.at).toBe('out');
    expect(conversation.stored).toEqual({ mood: null });
    expect(conversation.variable('mood')).toBeNull();
  });

  test('never passes a consent that is needed', () => {
    const needed = consent('agree', { required: true, in_words: true, way_out: 'next' });
    const conversation = new TestConversation(aSnapshot([needed, open('next')]));
    for (const text of ['qwertz', 'asdf', 'yxcv']) say(conversation, text);
    expect(conversation.question).toMatchObject({ unique_question_id: 'agree', nachfrage_id: 'agree?3' });
  });
});

describe('what is unsure', () => {
  const block = single('way', { options: ways, in_words: true, paraphrases: false });
  const examples = [
    { text: 'ich fahre mit dem Fahrrad', target: 'w0' },
    { text: 'ich fahre mit unserem Wagen', target: 'w1' },
    { text: 'ich laufe meistens', target: 'w2' },
  ];

  test('is asked about, the likeliest first, and a yes is enough where it is only one', () => {
    const conversation = new TestConversation(aSnapshot([block, open('next')]));
    say(conversation, 'ich laufe zur Arbeit', examples);
    expect(conversation.said.at(-1)).toBe('Meinten Sie „Zu Fuß“?');
    expect(conversation.question?.input).toMatchObject({ options: [{ id: 'w2' }, { id: 'w0' }, { id: 'w1' }] });
    say(conversation, 'ja genau', examples);
    expect(conversation.stored).toEqual({ way: 'w2' });
  });
});

test('a point of a scale and a consent are understood, too', () => {
  const conversation = new TestConversation(
    aSnapshot([likert('scale', { in_words: true }), consent('agree', { in_words: true }), open('next')]),
  );
  say(conversation, '2');
  say(conversation, 'na klar, einverstanden');
  expect(conversation.stored).toEqual({ scale: 2, agree: true });
});

describe('an open question', () => {
  const jump_to_ids = [{ kind: 'condition', condition: '', target: 'stop' } as const];
  const examples = ['ich will aufhören', 'bitte abbrechen', 'keine Lust mehr auf Fragen'].map((text) => ({
    text,
    target: 'stop',
  }));
  const other = ['mir geht es gut', 'alles bestens'].map((text) => ({ text, target: 'weg' }));
  const survey = aSnapshot([open('how', { jump_to_ids }), open('next'), open('stop')]);

  test('jumps by what is meant', () => {
    const conversation = new TestConversation(survey);
    say(conversation, 'ich hab keine Lust mehr auf Fragen', [...examples, ...other]);
    expect(conversation.at).toBe('stop');
    expect(conversation.stored).toEqual({ how: 'ich hab keine Lust mehr auf Fragen' });
  });

  test('goes on as it did for all else', () => {
    const conversation = new TestConversation(survey);
    say(conversation, 'Der Kaffee war kalt.', [...examples, ...other]);
    expect(conversation.at).toBe('next');
  });
});

test('a conversation is replayed the same without any training', () => {
  const block = single('way', { options: ways, in_words: true });
  const conversation = new TestConversation(aSnapshot([block, open('next')]));
  const past = ['qwertz', 'mit meinem Fahrrad'].map((text, given_at) => {
    const event = spoken(conversation, text, [{ text: 'mit dem Fahrrad', target: 'w0' }]);
    expect(conversation.send(event).outcome).toBe('accepted');
    return Object.assign(event, { given_at, withdrawn_at: null, asked_again: false });
  });
  expect(conversation.at).toBe('next');
  const replayed = replay(conversation.survey, past, [], null);
  expect(replayed).toMatchObject({ outcome: 'replayed', state: conversation.state });
});

describe('words that are none of the options', () => {
  const other = { id: 'other', text: 'Sonstiges, und zwar …', score: null };
  const block = single('way', { options: [...ways, other], other: 'text', in_words: true, variable: 'way' });
  const talk = (more: Partial<typeof block> = {}) =>
    new TestConversation(aSnapshot([single('way', { ...block, ...more }), open('next')]));

  test('are asked about again, as long as their author does not want them', () => {
    const conversation = talk();
    say(conversation, 'Segelboot');
    expect(conversation.stored).toEqual({});
    expect(conversation.at).toBe('way?1');
  });

  test('count as Sonstiges where its author wants them, which is said', () => {
    const conversation = talk({ other_in_words: true });
    say(conversation, 'Segelboot');
    expect(conversation.stored).toEqual({ way: 'other', 'way+other': 'Segelboot' });
    expect(conversation.said).toContain('Das verstehe ich als „Sonstiges, und zwar …“.');
    expect(conversation.variable('way_sonstiges')).toBe('Segelboot');
  });

  test.each([
    ['an option', 'Zu Fuß', 'w2'],
    ['no answer', 'keine Ahnung', undefined],
  ])('are still taken for %s', (_, text, stored) => {
    const conversation = talk({ other_in_words: true });
    say(conversation, text);
    expect(conversation.stored['way']).toBe(stored);
  });

  test('are no answer where they only deny what was asked back about', () => {
    const conversation = talk({ other_in_words: true });
    const asked = { unique_question_id: 'way', probe: null, again: 1, candidates: ['w0'] } as const;
    conversation.state = { ...conversation.state, finished: false, open: asked };
    say(conversation, 'nein');
    expect(conversation.stored).toEqual({});
    say(conversation, 'mit dem Segelboot über den See');
    expect(conversation.stored).toEqual({ way: 'other', 'way+other': 'mit dem Segelboot über den See' });
  });

  test('are no number where one is wanted', () => {
    const conversation = talk({ other_in_words: true, other: 'number' });
    say(conversation, 'Segelboot');
    expect(conversation.stored).toEqual({});
    say(conversation, '12');
    expect(conversation.stored).toEqual({ way: 'other', 'way+other': 12 });
  });
});
