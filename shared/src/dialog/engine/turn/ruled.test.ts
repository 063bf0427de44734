import { describe, expect, test } from 'vitest';
import type { Block, Reply } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { findPath } from '../../paths/findPath.ts';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { date, email, message, number, open, slider, time } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { replay } from '../replay/replay.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';

const at = (value: string): Reply => ({ type: 'time', value });
const day = (value: string): Reply => ({ type: 'date', value });
const broken = 'Diese Antwort passt nicht zu Ihren anderen Angaben. Bitte prüfen Sie sie.';
const refusal = (sentence: string) => ({ outcome: 'rejected', message: sentence });

const shift = [
  time('von', { variable: 'beginn', optional: true }),
  time('bis', {
    variable: 'ende',
    must: 'ende > beginn',
    wrong: 'Sie beginnen um {{beginn}}: Enden Sie bitte danach.',
  }),
  message('Danke.'),
];

describe('a rule for an answer', () => {
  test('refuses with the author’s sentence what is false beside the answers before, and the question stays open', () => {
    const conversation = new TestConversation(aSnapshot(shift));
    conversation.reply(at('09:30'));
    expect(conversation.reply(at('09:00'))).toEqual(refusal('Sie beginnen um 09:30 Uhr: Enden Sie bitte danach.'));
    expect(conversation.at).toBe('bis');
    expect(conversation.stored).toEqual({ von: '09:30' });
    expect(conversation.reply(at('17:00')).outcome).toBe('accepted');
    expect(conversation.stored).toEqual({ von: '09:30', bis: '17:00' });
  });

  test('binds nobody where an answer that it names is missing', () => {
    const conversation = new TestConversation(aSnapshot(shift));
    conversation.reply({ type: 'skip' });
    expect(conversation.reply(at('00:00')).outcome).toBe('accepted');
  });

  test.each<[Block, Reply, Reply]>([
    [
      open('q', { variable: 'x', must: 'enthält(x, "e")' }),
      { type: 'open', text: 'Hut' },
      { type: 'open', text: 'See' },
    ],
    [number('q', { variable: 'x', must: 'x >= 3' }), { type: 'number', value: 2 }, { type: 'number', value: 3 }],
    [date('q', { variable: 'x', must: 'wochentag(x) < 6' }), day('2026-11-28'), day('2026-11-27')],
    [slider('q', { variable: 'x', must: 'x != 5' }), { type: 'slider', value: 5 }, { type: 'slider', value: 6 }],
    [
      email('q', { variable: 'x', must: 'passt(x, "*@uni.de")' }),
      { type: 'email', text: 'a@web.de' },
      { type: 'email', text: 'a@uni.de' },
    ],
  ])('of %j refuses %j and takes %j', (block, bad, good) => {
    const conversation = new TestConversation(aSnapshot([block]));
    expect(conversation.reply(bad)).toEqual(refusal(broken));
    expect(conversation.reply(good).outcome).toBe('accepted');
  });

  test.each(['x >', 'x', 'nirgends > 3', ''])('that reads %j refuses nothing', (must) => {
    const conversation = new TestConversation(aSnapshot([number('q', { variable: 'x', must })]));
    expect(conversation.reply({ type: 'number', value: 2 }).outcome).toBe('accepted');
  });

  test('holds for words that a value is read from, too, and not for a question that may be skipped', () => {
    const block = number('q', { variable: 'x', must: 'x >= 3', in_words: true, optional: true });
    const conversation = new TestConversation(aSnapshot([block]));
    expect(conversation.reply({ type: 'words', text: 'zwei' })).toEqual(refusal(broken));
    expect(conversation.reply({ type: 'skip' }).outcome).toBe('accepted');
  });

  test('is asked again where an answer before it was changed so that it is broken', () => {
    const { survey } = new TestConversation(aSnapshot(shift));
    const past = [at('09:30'), at('17:00')].map((reply, index) => ({
      unique_question_id: index === 0 ? 'von' : 'bis',
      nachfrage_id: null,
      reply,
      given_at: index,
      withdrawn_at: null,
      asked_again: false,
    }));
    const changedTo = (value: string) =>
      replay(survey, past, [], { unique_question_id: 'von', nachfrage_id: null, reply: at(value) });
    expect(changedTo('18:00')).toMatchObject({ outcome: 'replayed', state: { open: { unique_question_id: 'bis' } } });
    expect(changedTo('10:00')).toMatchObject({ outcome: 'replayed', state: { finished: true } });
    const end = replay(survey, past, [], { unique_question_id: 'bis', nachfrage_id: null, reply: at('08:00') });
    expect(end).toMatchObject(refusal('Sie beginnen um 09:30 Uhr: Enden Sie bitte danach.'));
  });

  test('is kept by invented respondents and by the search for a way', () => {
    const snapshot = aSnapshot(shift);
    const survey = compileSurvey(snapshot);
    const runs = Array.from({ length: 40 }, (_, seed) =>
      simulateRespondent(survey, constantsOf(snapshot.blocks), seed),
    );
    expect(runs.filter(({ ended }) => ended).length).toBeGreaterThan(37);
    expect(findPath(survey, { towards: 'Danke.' })).toMatchObject({ found: true });
  });
});

describe('an author’s sentence', () => {
  test.each<[Block, Reply]>([
    [open('q', { pattern: '#####', wrong: 'Nur die PLZ.' }), { type: 'open', text: 'x' }],
    [open('q', { min_length: 5, wrong: 'Nur die PLZ.' }), { type: 'open', text: 'x' }],
    [email('q', { wrong: 'Nur die PLZ.' }), { type: 'email', text: 'x' }],
    [number('q', { max: 5, wrong: 'Nur die PLZ.' }), { type: 'number', value: 9 }],
  ])('of %j is said to %j, and goes with the question to the page', (block, reply) => {
    const conversation = new TestConversation(aSnapshot([block]));
    expect(conversation.question?.wrong).toBe('Nur die PLZ.');
    expect(conversation.reply(reply)).toEqual(refusal('Nur die PLZ.'));
  });

  test('says nothing to who wants to skip, and an empty one is none', () => {
    const conversation = new TestConversation(aSnapshot([email('q', { wrong: 'Falsch.' })]));
    expect(conversation.reply({ type: 'skip' })).toMatchObject({ message: expect.stringContaining('überspringen') });
    const silent = new TestConversation(aSnapshot([email('q', { wrong: ' ' })]));
    expect(silent.question).not.toHaveProperty('wrong');
  });
});

describe('the check', () => {
  const found = (blocks: readonly Block[]) =>
    checkDialog(aSnapshot([...blocks, message('Danke.')])).filter(({ kind }) =>
      ['rule-unreadable', 'rule-impossible', 'variable-unknown', 'variable-early'].includes(kind),
    );
  const removed = (id: string) => [{ kind: 'updateBlock', id, change: { must: null } }];

  test('finds a rule that cannot be read, with the place', () => {
    const [finding] = found([number('q', { variable: 'x', must: 'x >', short_name: 'Alter' })]);
    expect(finding).toMatchObject({ kind: 'rule-unreadable', severity: 'error', place: 'Alter' });
    expect(finding?.message).toMatch(/^Die Regel für die Antwort lässt sich nicht auswerten\./);
    expect(finding?.fix?.edits).toEqual(removed('q'));
  });

  test.each([
    [number('q', { variable: 'x', min: 0, max: 5, must: 'x > 5' }), 'error', /kommen hier nicht weiter/],
    [number('q', { variable: 'x', min: 0, max: 5, must: 'x > 5', optional: true }), 'warning', /nur ohne eine/],
    [number('q', { variable: 'x', must: 'x < 0 und x > 3' }), 'error', /kommen hier nicht weiter/],
  ] as const)('finds a rule that no answer keeps: %j', (block, severity, meets) => {
    const [finding] = found([block]);
    expect(finding).toMatchObject({ kind: 'rule-impossible', severity });
    expect(finding?.meets).toMatch(meets);
    expect(finding?.fix?.edits).toEqual(removed('q'));
  });

  test('finds nothing in rules that some answer keeps, or that are missing', () => {
    expect(found([time('von', { variable: 'beginn' }), ...shift.slice(1)])).toEqual([]);
    expect(found([number('q', { variable: 'x', max: 5, must: 'x > 4' })])).toEqual([]);
  });

  test('finds variables in the sentence that nothing fills', () => {
    expect(found([number('q', { wrong: '{{nirgends}}!' })]).map(({ kind }) => kind)).toEqual(['variable-unknown']);
  });
});
