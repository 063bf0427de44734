import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../contract/index.ts';
import { acceptableReply } from '../testing/acceptableReply.ts';
import { arbitraryReply, arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { compileSurvey } from './compileSurvey.ts';
import { newConversation } from './ConversationState.ts';
import type { ConversationState } from './ConversationState.ts';
import type { EngineEvent, Step } from './events.ts';
import { openQuestion } from './openQuestion.ts';
import { progressOf } from './progressOf.ts';
import { step } from './step.ts';
import type { SurveySnapshot } from './SurveySnapshot.ts';

interface Seen {
  readonly state: ConversationState;
  readonly result: Step;
}

/** Runs a dialog with whatever comes: an arbitrary reply where one is given, else one that fits. */
function run(snapshot: SurveySnapshot, replies: readonly (Reply | number)[]): Seen[] {
  const survey = compileSurvey(snapshot);
  let state = newConversation;
  const seen: Seen[] = [];
  const send = (event: EngineEvent): void => {
    const result = step(survey, state, event);
    if (result.outcome === 'accepted') state = result.state;
    seen.push({ state, result });
  };
  send({ kind: 'start' });
  for (const reply of replies) {
    const question = openQuestion(survey, state);
    if (!question) break;
    const { unique_question_id, nachfrage_id, input } = question;
    const given = typeof reply === 'number' ? acceptableReply(input, reply) : reply;
    send({ kind: 'reply', unique_question_id, nachfrage_id, reply: given });
  }
  return seen;
}

const conversation = fc.tuple(arbitrarySurvey, fc.array(fc.oneof(fc.nat(5), arbitraryReply), { maxLength: 20 }));

describe('any conversation through any dialog', () => {
  test('either waits at a question or has ended, and says that it ended exactly once', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, replies]) => {
        const survey = compileSurvey(snapshot);
        const seen = run(snapshot, replies);
        for (const { state } of seen) {
          expect(state.finished).toBe(openQuestion(survey, state) === null);
        }
        const finishes = seen.flatMap(({ result }) =>
          result.outcome === 'accepted' ? result.effects.filter(({ kind }) => kind === 'finish') : [],
        );
        expect(finishes).toHaveLength(seen.at(-1)?.state.finished ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });

  test('has a reply that is accepted at every question, so that nobody is ever stuck', () => {
    fc.assert(
      fc.property(arbitrarySurvey, fc.array(fc.nat(5), { maxLength: 20 }), (snapshot, picks) => {
        expect(run(snapshot, picks).map(({ result }) => result.outcome)).not.toContain('rejected');
      }),
      { numRuns: 500 },
    );
  });

  test('gives the same again for the same input, also after snapshot and state went through JSON', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, replies]) => {
        const seen = run(snapshot, replies);
        const copy: SurveySnapshot = JSON.parse(JSON.stringify(snapshot));
        expect(run(copy, replies)).toEqual(seen);
        for (const { state } of seen) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
    );
  });

  test('stores one value per accepted reply and shows one bubble for it', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, replies]) => {
        for (const { result } of run(snapshot, replies).slice(1)) {
          if (result.outcome !== 'accepted') continue;
          const kinds = result.effects.map(({ kind }) => kind);
          expect(kinds.filter((kind) => kind === 'store')).toHaveLength(1);
          expect(kinds.slice(0, 2)).toEqual(['reply-shown', 'store']);
        }
      }),
    );
  });

  test('keeps its progress between 0 and 1, and 1 for the end alone', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, replies]) => {
        const survey = compileSurvey(snapshot);
        for (const { state } of run(snapshot, replies)) {
          const progress = progressOf(survey, state);
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress === 1).toBe(state.finished);
        }
      }),
    );
  });

  test('changes neither the state nor the survey that it was given', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, replies]) => {
        const before = JSON.stringify(snapshot);
        const seen = run(snapshot, replies);
        const states = seen.map(({ state }) => JSON.stringify(state));
        run(snapshot, replies);
        expect(JSON.stringify(snapshot)).toBe(before);
        expect(seen.map(({ state }) => JSON.stringify(state))).toEqual(states);
        expect(newConversation.variables).toEqual({});
      }),
    );
  });
});
