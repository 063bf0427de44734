import { describe, expect, test } from 'vitest';
import type { Block, QuestionInput, Reply } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';
import { replay } from '../../engine/replay/replay.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const media_id = '01a1fda1-ff09-782d-9303-7d36dd193490';
const voice = { kind: 'audio', media_id } as const;
const film = { kind: 'video', media_id } as const;
const spoken: Reply = { type: 'open', recording: voice };
const filmed: Reply = { type: 'open', recording: film };
const both = { audio_messages: true, video_messages: true } as const;

const conversationOf = (blocks: readonly Block[], settings: Partial<SurveySnapshot>): TestConversation =>
  new TestConversation(aSnapshot(blocks, { ending: '{{x}}.', ...settings }));

function recordingsOf(input: QuestionInput | undefined): unknown {
  return input?.type === 'open' ? input.recordings?.map(({ kind, max_seconds }) => [kind, max_seconds]) : null;
}

describe('an open question', () => {
  test.each<[Partial<SurveySnapshot>, unknown]>([
    [{}, undefined],
    [{ audio_messages: false, video_messages: false }, undefined],
    [{ audio_messages: true }, [['audio', 120]]],
    [{ video_messages: true }, [['video', 120]]],
    [
      both,
      [
        ['audio', 120],
        ['video', 120],
      ],
    ],
  ])('with the switches %j is asked with the recordings %j', (settings, recordings) => {
    expect(recordingsOf(conversationOf([open('a')], settings).question?.input)).toEqual(recordings);
  });

  test.each<[Partial<SurveySnapshot>, Reply]>([
    [{}, spoken],
    [{ video_messages: true }, spoken],
    [{ audio_messages: true }, filmed],
    [both, { type: 'voice', media_id }],
    [both, { type: 'upload', media_id }],
  ])('with the switches %j refuses %j and stays open', (settings, reply) => {
    const conversation = conversationOf([open('a')], settings);
    expect(conversation.reply(reply)).toEqual({
      outcome: 'rejected',
      message: 'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.',
    });
    expect(conversation.at).toBe('a');
  });

  test.each([
    ['de', voice, 'Sprachnachricht'],
    ['de', film, 'Videonachricht'],
    ['en', film, 'Video message'],
  ])('in a dialog in %s keeps the recording, and its variable says only what it is', (language, recording, name) => {
    const conversation = conversationOf([open('a', { variable: 'x' })], { ...both, language });
    conversation.reply({ type: 'open', recording });
    expect(conversation.stored).toEqual({ a: recording });
    expect(conversation.shown).toEqual([name]);
    expect(conversation.variable('x')).toBe(name);
    expect(conversation.said.at(-1)).toBe(`${name}.`);
  });

  test('no other question takes a recording', () => {
    const conversation = conversationOf([single('a', { options: [{ id: 'j', text: 'Ja', score: null }] })], both);
    expect(conversation.reply(spoken).outcome).toBe('rejected');
  });
});

test('conditions take a recorded answer for answered, and for words that nobody searched for', () => {
  const blocks = [
    open('a', {
      variable: 'x',
      jump_to_ids: [
        { kind: 'condition', condition: 'x == "gut"', target: 'good' },
        { kind: 'condition', condition: 'answered(x)', target: 'said' },
      ],
    }),
    message('nothing', { is_end: true }),
    message('good', { context: 'Gut!', is_end: true }),
    message('said', { context: 'Danke fürs Erzählen.', is_end: true }),
  ];
  const conversation = conversationOf(blocks, both);
  conversation.reply(spoken);
  expect(conversation.said).toContain('Danke fürs Erzählen.');
});

test('a probe is answered as an open question is, whatever its question', () => {
  const options = [{ id: 'j', text: 'Ja', score: null }];
  const conversation = conversationOf([single('a', { options, nachfrage: 'Warum?' })], { audio_messages: true });
  conversation.choose('j');
  expect(recordingsOf(conversation.question?.input)).toEqual([['audio', 120]]);
  expect(conversation.reply(filmed).outcome).toBe('rejected');
  conversation.reply(spoken);
  expect(conversation.stored).toEqual({ a: 'j', 'a#1': voice });
});

test('a recorded answer may be changed into a written one, and back', () => {
  const { survey } = conversationOf([open('a', { variable: 'x' }), open('b')], both);
  const past = (reply: Reply) => ({
    unique_question_id: 'a',
    nachfrage_id: null,
    reply,
    given_at: 1,
    withdrawn_at: null,
    asked_again: false,
  });
  const words: Reply = { type: 'open', text: 'Gut' };
  for (const [before, after, value] of [
    [spoken, words, 'Gut'],
    [words, filmed, 'Videonachricht'],
  ] as const) {
    const changed = replay(survey, [past(before)], [], { unique_question_id: 'a', nachfrage_id: null, reply: after });
    expect(changed).toMatchObject({ outcome: 'replayed' });
    expect(changed.outcome === 'replayed' && changed.state.variables['x']).toBe(value);
  }
});

test('voices and faces are personal: without a privacy text the check says so at the first question in own words', () => {
  const privacyOf = (blocks: readonly Block[], settings: Partial<SurveySnapshot>) =>
    checkDialog(aSnapshot(blocks, { privacy_declaration_text: '', ...settings }))
      .filter(({ kind }) => kind === 'no-privacy')
      .map(({ unique_question_id }) => unique_question_id);
  const options = [{ id: 'j', text: 'Ja', score: null }];
  const probed = single('probed', { options, nachfrage: 'Warum?' });
  expect(privacyOf([message('hi'), open('a'), probed], both)).toEqual(['a']);
  expect(privacyOf([probed], { audio_messages: true })).toEqual(['probed']);
  expect(privacyOf([message('hi', { nachfrage: 'Warum?' }), single('s', { options })], both)).toEqual([]);
  expect(privacyOf([open('a'), probed], {})).toEqual([]);
});
