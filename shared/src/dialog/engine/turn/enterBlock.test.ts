import { describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open } from '../../testing/blocks.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';
import { newConversation } from '../ConversationState.ts';
import { enterBlock } from './enterBlock.ts';
import type { Step } from '../events.ts';
import { openQuestion } from '../replay/openQuestion.ts';
import { step } from '../step.ts';

const snapshot = aSnapshot([open('a'), message('b'), open('c'), open('d')], { welcome: 'Hallo' });
const survey = compileSurvey(snapshot, new Set(['b', 'd']));

function taken(result: Step) {
  if (result.outcome !== 'accepted') throw new Error(result.outcome);
  const said = result.effects.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : []));
  return { ...result, said };
}
const reply = (unique_question_id: string) =>
  ({ kind: 'reply', unique_question_id, nachfrage_id: null, reply: { type: 'open', text: 'x' } }) as const;

describe('a block that waits for something outside of its dialog', () => {
  const started = taken(step(survey, newConversation, { kind: 'start' }));
  const held = taken(step(survey, started.state, reply('a')));

  test('says and asks nothing until it is entered', () => {
    expect(held.said).toEqual([]);
    expect(openQuestion(survey, held.state)).toBeNull();
    expect(held.state.finished).toBe(false);
    expect(step(survey, held.state, reply('b')).outcome).toBe('stale');
    const entered = taken(enterBlock(survey, held.state, 'b'));
    expect(entered.said).toEqual(['b', 'c?']);
    expect(entered.passed).toEqual(['b', 'c']);
    expect(taken(step(survey, entered.state, reply('c'))).state.open).toMatchObject({
      unique_question_id: 'd',
      held: true,
    });
  });

  test('holds nobody in a dialog that was compiled without its triggers', () => {
    const alone = compileSurvey(snapshot);
    const first = taken(step(alone, newConversation, { kind: 'start' }));
    expect(taken(step(alone, first.state, reply('a'))).said).toEqual(['b', 'c?']);
  });
});

describe('a trigger that moves the respondent', () => {
  test('begins a dialog at a block of it, with its welcome', () => {
    expect(taken(enterBlock(survey, newConversation, 'c')).said).toEqual(['Hallo', 'c?']);
  });

  test('takes a running one there', () => {
    const started = taken(step(survey, newConversation, { kind: 'start' }));
    expect(taken(enterBlock(survey, started.state, 'd')).said).toEqual(['d?']);
  });

  test('to a block that is gone does nothing', () => {
    expect(enterBlock(survey, newConversation, 'weg').outcome).toBe('stale');
  });
});
