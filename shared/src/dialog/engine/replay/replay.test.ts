import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { api, assign, message, number, open, single } from '../../testing/blocks.ts';
import { changed } from '../../testing/past.ts';
import type { Past } from '../../testing/past.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';
import { openQuestion } from './openQuestion.ts';
import { replay } from './replay.ts';
import type { PastReply } from './replay.ts';

const yesNo = [
  { id: 'ja', text: 'Ja', score: null },
  { id: 'nein', text: 'Nein', score: null },
];
/** 'kind' leads to the child's age, else straight to the name. */
const survey = compileSurvey(
  aSnapshot(
    [
      single('kind', { options: yesNo, jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'name' }] }),
      number('alter', { variable: 'alter' }),
      assign('rechne', [{ variable: 'doppelt', expression: 'alter * 2' }]),
      open('name', { variable: 'name' }),
      open('ort'),
    ],
    { ending: 'Danke, {{name}}: {{doppelt}}.' },
  ),
);
const replies: Reply[] = [
  { type: 'single', option_id: 'ja' },
  { type: 'number', value: 7 },
  { type: 'open', text: 'Ana' },
  { type: 'open', text: 'Bonn' },
];
const asked = ['kind', 'alter', 'name', 'ort'];
const given = (unique_question_id: string, reply: Reply, given_at: number): PastReply => ({
  unique_question_id,
  nachfrage_id: null,
  reply,
  given_at,
  withdrawn_at: null,
  asked_again: false,
});
const whole: Past = {
  replies: replies.map((reply, index) => given(asked[index] ?? '', reply, index + 1)),
  responses: [],
};
const noChild = {
  unique_question_id: 'kind',
  nachfrage_id: null,
  reply: { type: 'single', option_id: 'nein' },
} as const;

/** The questions whose answers apply. */
const applying = ({ replies: kept }: Past) =>
  kept.filter(({ withdrawn_at }) => withdrawn_at === null).map(({ unique_question_id }) => unique_question_id);

describe('a changed answer', () => {
  test('keeps the later ones that are still asked and withdraws the others, also from what is calculated', () => {
    const { result, past } = changed(survey, whole, noChild, 10);
    expect(applying(past).toSorted()).toEqual(['kind', 'name', 'ort']);
    expect(result.state).toMatchObject({ finished: true, variables: { name: 'Ana' } });
    expect(result.state.variables).not.toHaveProperty('alter');
    expect(result.turns.at(-1)?.effects).toContainEqual(expect.objectContaining({ text: 'Danke, Ana: .' }));
  });

  test('changed back brings back what was withdrawn', () => {
    const first = changed(survey, whole, noChild, 10);
    const second = changed(survey, first.past, { ...noChild, reply: { type: 'single', option_id: 'ja' } }, 20);
    expect(second.result.state).toEqual(changed(survey, whole, null, 30).result.state);
  });

  test('asks what was never answered on the new way, and keeps the rest for when it is asked again', () => {
    const short: Past = { replies: [given('kind', noChild.reply, 1), ...whole.replies.slice(2)], responses: [] };
    const yes = { ...noChild, reply: { type: 'single', option_id: 'ja' } } as const;
    const { result, past } = changed(survey, short, yes, 10);
    expect(openQuestion(survey, result.state)?.unique_question_id).toBe('alter');
    expect(applying(past)).toEqual(['kind']);
    const answered = [...past.replies, given('alter', { type: 'number', value: 9 }, 20)];
    const after = changed(survey, { replies: answered, responses: [] }, null, 30);
    expect(after.result.state).toMatchObject({ finished: true, variables: { alter: 9, name: 'Ana' } });
  });

  test('is not undone by an older answer when its question was answered anew since', () => {
    const gone = changed(survey, whole, { ...noChild }, 10).past.replies;
    const anew = [...gone, given('alter', { type: 'number', value: 8 }, 20)];
    const yes = { ...noChild, reply: { type: 'single', option_id: 'ja' } } as const;
    expect(changed(survey, { replies: anew, responses: [] }, yes, 30).result.state.variables['alter']).toBe(8);
  });

  test('that is bad gets the sentence, and nothing changes', () => {
    const bad = { unique_question_id: 'alter', nachfrage_id: null, reply: { type: 'open', text: 'x' } } as const;
    expect(replay(survey, whole.replies, [], bad)).toEqual({
      outcome: 'rejected',
      message: 'Diese Antwort passt nicht zur Frage. Bitte antworten Sie noch einmal.',
    });
  });

  test('of a question without an answer that applies is stale', () => {
    const age = { unique_question_id: 'alter', nachfrage_id: null, reply: { type: 'number', value: 1 } } as const;
    expect(replay(survey, [], [], age)).toEqual({ outcome: 'stale' });
    expect(replay(survey, changed(survey, whole, noChild, 10).past.replies, [], age)).toEqual({ outcome: 'stale' });
    expect(replay(survey, whole.replies, [], { ...noChild, nachfrage_id: 'kind#1' })).toEqual({ outcome: 'stale' });
  });
});

describe('a request on the way', () => {
  const calling = compileSurvey(
    aSnapshot([
      open('stadt', { variable: 'stadt' }),
      api('wetter', { url: 'https://example.org/{{stadt}}', mapping: [{ variable: 'grad', path: 'g' }] }),
      message('sagt', { context: '{{grad}}' }),
      open('ende'),
    ]),
  );
  const past = [given('stadt', { type: 'open', text: 'Bonn' }, 1), given('ende', { type: 'open', text: 'x' }, 2)];
  const first = replay(calling, past, [], null);
  const responses = first.outcome === 'needs-response' ? [{ request: first.request, values: { grad: 7 } }] : [];

  test('that was made before gets the response that it got then', () => {
    const result = replay(calling, past, responses, {
      unique_question_id: 'ende',
      nachfrage_id: null,
      reply: { type: 'open', text: 'y' },
    });
    expect(result).toMatchObject({ outcome: 'replayed', state: { finished: true, variables: { grad: 7 } } });
  });

  test('that is another one now is to be made, and then the later answers stay', () => {
    const change = { unique_question_id: 'stadt', nachfrage_id: null, reply: { type: 'open', text: 'Kiel' } } as const;
    const result = replay(calling, past, responses, change);
    expect(result).toMatchObject({ outcome: 'needs-response', request: { url: 'https://example.org/Kiel' } });
    const made = result.outcome === 'needs-response' ? [{ request: result.request, values: { grad: 3 } }] : [];
    expect(replay(calling, past, [...responses, ...made], change)).toMatchObject({
      outcome: 'replayed',
      state: { finished: true, variables: { grad: 3, stadt: 'Kiel' } },
    });
  });
});
