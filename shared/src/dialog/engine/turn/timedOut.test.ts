import { describe, expect, test } from 'vitest';
import type { Block } from '../../../contract/index.ts';
import { retargeted } from '../../blocks/retargeted.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { settledEdges } from '../../graph/settledEdges.ts';
import { findPath } from '../../paths/findPath.ts';
import { missingCodes } from '../../results/missingCodes.ts';
import { resultVariables } from '../../results/resultVariables.ts';
import { rowOf } from '../../results/rowOf.ts';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, multiple, number, open, single } from '../../testing/blocks.ts';
import { storedOf } from '../../testing/storedOf.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { replay } from '../replay/replay.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';

const options = [
  { id: 'a', text: 'Bonn', score: 1 },
  { id: 'b', text: 'Berlin', score: 0 },
];
const quiz = (more: Partial<Parameters<typeof single>[1]> = {}) =>
  single('quiz', { options, variable: 'quiz', time_limit: 30, ...more });
const talk = (...blocks: Block[]) => new TestConversation(aSnapshot([...blocks, open('next'), open('help')]));
const over = { type: 'timed_out' } as const;

describe('a question with a time', () => {
  test('says so with what it asks', () => {
    expect(talk(quiz()).question).toMatchObject({ timed: { seconds: 30 } });
    expect(talk(quiz({ time_essential: true })).question?.timed).toEqual({ seconds: 30, essential: true });
    expect(talk(quiz({ time_limit: null })).question).not.toHaveProperty('timed');
  });

  test('is left without an answer when the time is over, as after a skipped one', () => {
    const conversation = talk(quiz({ acknowledgement: 'Danke!' }));
    expect(conversation.reply(over).outcome).toBe('accepted');
    expect(conversation.shown).toEqual(['Zeit abgelaufen']);
    expect(conversation.said).not.toContain('Danke!');
    expect(conversation.stored).toEqual({ quiz: null });
    expect(conversation.variable('quiz')).toBeNull();
    expect(conversation.state.timed_out).toEqual(['quiz']);
    expect(conversation.at).toBe('next');
  });

  test('or goes on where its author wants, also from the end of the dialog', () => {
    const conversation = talk(quiz({ time_target: 'help', is_end: true }));
    conversation.reply(over);
    expect(conversation.at).toBe('help');
    const gone = talk(quiz({ time_target: 'weg' }));
    gone.reply(over);
    expect(gone.at).toBe('next');
  });

  test('takes an answer as ever, and no other question takes that its time is over', () => {
    const conversation = talk(quiz());
    conversation.choose('a');
    expect(conversation.state.timed_out).toBeUndefined();
    expect(conversation.reply(over).outcome).toBe('rejected');
    expect(conversation.at).toBe('next');
  });

  test('has its time anew where it is asked again', () => {
    const conversation = talk(number('q', { tries: 3, time_limit: 10 }));
    conversation.reply({ type: 'words', text: 'viele' });
    expect(conversation.question).toMatchObject({ nachfrage_id: 'q?1', timed: { seconds: 10 } });
    conversation.reply(over);
    expect(conversation.at).toBe('next');
    expect(conversation.stored).toEqual({ q: null });
  });

  test('leaves nothing to choose from to who takes over its options', () => {
    const carrying = multiple('more', { options: [], carry: { from: 'quiz', which: 'chosen' } });
    const conversation = talk(quiz(), carrying);
    conversation.reply(over);
    expect(conversation.at).toBe('next');
  });
});

describe('changing answers', () => {
  const survey = compileSurvey(aSnapshot([open('name'), quiz({ time_target: 'help' }), open('next'), open('help')]));
  const past = { nachfrage_id: null, withdrawn_at: null, asked_again: false };
  const said = [
    { ...past, unique_question_id: 'name', reply: { type: 'open', text: 'A' } as const, given_at: 1 },
    { ...past, unique_question_id: 'quiz', reply: over, given_at: 40_000 },
  ];

  test('an earlier one leaves it left, whenever that is', () => {
    const changed = { unique_question_id: 'name', nachfrage_id: null, at: 90_000 };
    expect(replay(survey, said, [], { ...changed, reply: { type: 'open', text: 'B' } })).toMatchObject({
      outcome: 'replayed',
      state: { timed_out: ['quiz'], open: { unique_question_id: 'help' } },
    });
  });

  test('its own gives it an answer, and back takes it away again', () => {
    const changed = { unique_question_id: 'quiz', nachfrage_id: null, at: 90_000 };
    const given = replay(survey, said, [], { ...changed, reply: { type: 'single', option_id: 'a' } });
    expect(given).toMatchObject({ outcome: 'replayed', state: { open: { unique_question_id: 'next' } } });
    expect(given.outcome === 'replayed' && given.state.timed_out).toBeUndefined();
    expect(replay(survey, said, [], { ...changed, reply: over })).toMatchObject({ state: { timed_out: ['quiz'] } });
  });
});

describe('what else knows of it', () => {
  const ends = [message('not', { is_end: true }), message('help', { is_end: true })];
  const asked = quiz({ time_target: 'help' });

  test('a search finds the way, and the check that it is one', () => {
    const snapshot = aSnapshot([asked, ...ends]);
    expect(findPath(compileSurvey(snapshot), { towards: 'help' })).toMatchObject({ found: true });
    expect(checkDialog(snapshot)).toEqual([]);
    const unreached = checkDialog(aSnapshot([quiz({ time_limit: null, time_target: 'help' }), ...ends]));
    expect(unreached.map(({ kind }) => kind)).toEqual(['unreachable']);
    expect(checkDialog(aSnapshot([quiz({ time_target: 'weg' })]))).toMatchObject([
      { kind: 'gone-target', fix: { edits: [{ change: { time_target: null } }] } },
    ]);
  });

  test('the check says where a text inserts what may be missing: on that way alone', () => {
    const named = 'Also {{quiz}}.';
    const usual = message('not', { is_end: true, context: named });
    expect(checkDialog(aSnapshot([asked, usual, message('help', { is_end: true })]))).toEqual([]);
    const there = message('help', { is_end: true, context: named });
    expect(checkDialog(aSnapshot([asked, message('not', { is_end: true }), there]))).toMatchObject([
      { kind: 'variable-early', unique_question_id: 'help' },
    ]);
    expect(checkDialog(aSnapshot([quiz(), usual]))).toMatchObject([{ kind: 'variable-early' }]);
  });

  test('some invented respondents let it go by, and more do whose answer takes longer', () => {
    const leftOf = (block: Block): number => {
      const snapshot = aSnapshot([block, ...ends]);
      const survey = compileSurvey(snapshot);
      const runs = Array.from({ length: 200 }, (_, seed) =>
        simulateRespondent(survey, constantsOf(snapshot.blocks), seed),
      );
      expect(runs.every(({ ended }) => ended)).toBe(true);
      return runs.filter(({ way }) => way.includes('help')).length;
    };
    const usual = leftOf(quiz({ time_target: 'help', time_limit: 600 }));
    expect(usual).toBeGreaterThan(0);
    expect(usual).toBeLessThan(30);
    expect(leftOf(open('long', { time_limit: 5, time_target: 'help' }))).toBeGreaterThan(usual);
  });

  test('its card has an edge there, and a copy leads to the copy', () => {
    expect(settledEdges(asked)).toEqual([{ target: 'help', label: 'Zeit abgelaufen (30 s)', outcome: '@timedOut' }]);
    expect(settledEdges(quiz({ time_limit: 300, time_target: 'help' }))).toMatchObject([
      { label: 'Zeit abgelaufen (5 min)' },
    ]);
    expect(settledEdges(quiz({ time_limit: null, time_target: 'help' }))).toEqual([]);
    expect(retargeted(asked, (id) => `${id}2`)).toMatchObject({ time_target: 'help2' });
  });

  test('data says that the time was over, and not that it was skipped', () => {
    const snapshot = aSnapshot([quiz(), open('next')]);
    const conversation = new TestConversation(snapshot);
    conversation.reply(over);
    const variables = resultVariables([{ revision: 1, snapshot }]);
    const column = variables.findIndex(({ name }) => name === 'quiz');
    const variable = variables[column];
    expect(rowOf(variables, storedOf(conversation.effects, conversation.state))[column]).toEqual({
      missing: 'timed-out',
    });
    expect(variable && missingCodes(variable).find(({ kind }) => kind === 'timed-out')?.label).toBe('Zeit abgelaufen');
  });
});
