import { describe, expect, test } from 'vitest';
import type { Block, Jump } from '../../contract/index.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { open, single } from '../testing/blocks.ts';
import { readTrigger, writeTrigger } from './triggerRule.ts';
import type { TriggerKind, TriggerRule } from './triggerRule.ts';
import { waitingCircle } from './waitingCircle.ts';

const chats = (dialogs: Readonly<Record<string, readonly Block[]>>) =>
  new Map(Object.entries(dialogs).map(([survey_id, blocks]) => [survey_id, compileSurvey(aSnapshot(blocks))]));
const two = chats({ a: [open('a1'), open('a2'), open('a3')], b: [open('b1'), open('b2'), open('b3')] });

/** 'a2' is the question a2 of the dialog a. */
const question = (id: string) => ({ survey_id: id.charAt(0), unique_question_id: id });
const rule = (kind: TriggerKind, at: string, names: string): TriggerRule => ({
  kind,
  at: question(at),
  names: question(names),
});
const circleOf = (surveys: typeof two, ...rules: TriggerRule[]) =>
  waitingCircle(surveys, rules)?.map(({ at, names }) => `${at.unique_question_id}<${names.unique_question_id}`) ?? null;

describe('a circle of waiting', () => {
  test('is a question that waits for itself or for one behind it', () => {
    expect(circleOf(two, rule('waitFor', 'a2', 'a2'))).toEqual(['a2<a2']);
    expect(circleOf(two, rule('waitFor', 'a2', 'a3'))).toEqual(['a2<a3']);
    expect(circleOf(two, rule('waitFor', 'a2', 'a1'))).toBeNull();
  });

  test('goes through several dialogs', () => {
    expect(circleOf(two, rule('waitFor', 'a2', 'b2'), rule('waitFor', 'b1', 'a3'))).toEqual(['a2<b2', 'b1<a3']);
    expect(circleOf(two, rule('waitFor', 'a2', 'b2'), rule('waitFor', 'b3', 'a3'))).toBeNull();
    const three = chats({ a: [open('a1')], b: [open('b1')], c: [open('c1')] });
    const round = [rule('waitFor', 'a1', 'b1'), rule('waitFor', 'b1', 'c1'), rule('waitFor', 'c1', 'a1')];
    expect(circleOf(three, ...round)).toEqual(['a1<b1', 'b1<c1', 'c1<a1']);
    expect(circleOf(three, ...round.slice(1))).toBeNull();
  });

  test('can be one of dialogs that start each other', () => {
    expect(circleOf(two, rule('startDialog', 'a1', 'b1'), rule('startDialog', 'b1', 'a1'))).toHaveLength(2);
    expect(circleOf(two, rule('startDialog', 'a1', 'a2'))).toEqual(['a1<a2']);
    expect(circleOf(two, rule('startDialog', 'b1', 'a1'), rule('waitFor', 'a2', 'b3'))).toBeNull();
  });

  test('is none where some way leads round the waiting', () => {
    const jump: Jump = { kind: 'option', option_id: 'o1', target: 'a3' };
    const around = chats({ a: [single('a1', { jump_to_ids: [jump] }), open('a2'), open('a3')], b: [open('b1')] });
    expect(circleOf(around, rule('waitFor', 'a2', 'b1'), rule('waitFor', 'b1', 'a3'))).toBeNull();
    expect(circleOf(two, rule('waitFor', 'a2', 'a3'), rule('moveDialog', 'b1', 'a3'))).toBeNull();
  });

  test('is none where a question is never come to for another reason', () => {
    const dead = chats({ a: [open('a1')], b: [open('b1', { is_end: true }), open('b2')] });
    expect(circleOf(dead, rule('waitFor', 'a1', 'b2'))).toBeNull();
    expect(circleOf(dead, rule('waitFor', 'a1', 'b9'))).toBeNull();
  });

  test('is not made by a call from outside', () => {
    expect(circleOf(two, rule('waitAPI', 'a1', 'a1'), rule('waitFor', 'a2', 'b1'))).toBeNull();
  });
});

describe('a trigger as it is sent', () => {
  test.each([
    ['waitFor', 'waitFor;b;b2', false],
    ['startDialog', 'waitFor;b;b2', true],
    ['moveDialog', 'moveTo;b;b2', false],
    ['waitAPI', 'waitAPI;a;a1', false],
  ] as const)('%s is %s', (kind, trigger, init_survey) => {
    const sent = writeTrigger(rule(kind, 'a1', 'b2'));
    expect(sent).toEqual({ survey_id: 'a', unique_question_id: 'a1', trigger, init_survey });
    expect(readTrigger(sent)).toEqual(rule(kind, 'a1', kind === 'waitAPI' ? 'a1' : 'b2'));
  });

  test('of an unknown type is none', () => {
    expect(readTrigger({ ...question('a1'), trigger: 'jump;a;b', init_survey: false })).toBeNull();
  });
});
