import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Reply } from '../../contract/index.ts';
import { rounds } from '../../testing/rounds.ts';
import { conversationWith } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent, Step } from '../engine/events.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { replay } from '../engine/replay/replay.ts';
import type { PastReply, PastResponse } from '../engine/replay/replay.ts';
import { step } from '../engine/step.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { openRequest } from '../engine/turn/requestFor.ts';
import { acceptableReply } from '../testing/acceptableReply.ts';
import { arbitraryReply } from '../testing/arbitrarySurvey.ts';
import { arbitraryDialog } from '../testing/arbitraryDialog.ts';
import { otherLanguages, translatedAtRandom } from '../testing/arbitraryTranslations.ts';

/** What is typed as a number is read as the language writes it, so that it may be another one: only words beside 'Sonstiges'. */
const reply: fc.Arbitrary<Reply | number> = fc.oneof(
  { weight: 3, arbitrary: fc.nat(9) },
  arbitraryReply.map((one) =>
    'other' in one && one.other !== undefined
      ? Object.assign({}, one, { other: one.other.replaceAll(/\d/g, 'x') })
      : one,
  ),
);
const spoken = fc.constantFrom(...otherLanguages, null, null);
const moves = fc.array(fc.record({ reply, language: spoken }), { maxLength: 20 });
/** Without probes by rule: whether a reply says enough is told by the words of its language. */
const dialog = translatedAtRandom(
  arbitraryDialog.map((snapshot) => Object.assign({}, snapshot, { blocks: snapshot.blocks.map(withoutRule) })),
);
function withoutRule(block: Block): Block {
  return block.probing ? Object.assign({}, block, { probing: { ...block.probing, by_rule: false } }) : block;
}

/** What must be the same in every language. */
function told(result: Step) {
  if (result.outcome !== 'accepted') return { outcome: result.outcome };
  const { state, effects, passed, ways, cut } = result;
  const { labels: _labels, spoken: _spoken, passed: _passed, choices, ...known } = state;
  const kept = effects.filter(({ kind }) => kind === 'store' || kind === 'draw' || kind === 'request');
  const chosen = Object.entries(choices ?? {}).map(([id, { ids }]) => [id, ids]);
  return { outcome: 'accepted', known, kept, chosen, passed, ways, cut, refused: result.refused !== undefined };
}

function next(survey: CompiledSurvey, state: ConversationState, given: Reply | number, at: number): EngineEvent | null {
  const request = openRequest(survey, state);
  if (request) {
    const { unique_question_id } = request;
    return { kind: 'response', unique_question_id, values: given === 1 ? { x: 1 } : null };
  }
  const question = openQuestion(survey, state);
  if (!question) return null;
  const { unique_question_id, nachfrage_id, input } = question;
  const replied = typeof given === 'number' ? acceptableReply(input, given) : given;
  return { kind: 'reply', unique_question_id, nachfrage_id, reply: replied, at };
}

/** The texts without what depends on the language. */
const asked = (survey: CompiledSurvey, state: ConversationState) => {
  const question = openQuestion(survey, state);
  return question && [question.unique_question_id, question.nachfrage_id, question.optional, idsIn(question.input)];
};
const idsIn = (input: object): unknown =>
  JSON.parse(
    JSON.stringify(input, (key, value: unknown) =>
      typeof value === 'string' && key !== 'id' && key !== 'type' ? '' : value,
    ),
  );

describe('any dialog with any translations', () => {
  test('goes the same way and keeps the same answers in each language, whenever it is switched', () => {
    fc.assert(
      fc.property(dialog, moves, spoken, fc.nat(), (snapshot, made, first, seed) => {
        const survey = compileSurvey(snapshot);
        const isOwn = first === null || first === survey.language;
        let main = conversationWith({ seed });
        let other = conversationWith({ seed, ...(isOwn ? {} : { language: first }) });
        const both = (event: EngineEvent): void => {
          const [one, two] = [step(survey, main, event), step(survey, other, event)];
          expect(told(two)).toEqual(told(one));
          if (one.outcome === 'accepted') main = one.state;
          if (two.outcome === 'accepted') other = two.state;
          expect(asked(survey, other)).toEqual(asked(survey, main));
        };
        both({ kind: 'start', at: 0 });
        for (const [index, { reply: given, language }] of made.entries()) {
          const switched = language === null ? null : step(survey, other, { kind: 'language', language });
          if (switched?.outcome === 'accepted') other = switched.state;
          expect(asked(survey, other)).toEqual(asked(survey, main));
          const event = next(survey, main, given, index + 1);
          if (!event) break;
          both(event);
        }
      }),
      { numRuns: rounds(300, 3_000) },
    );
  });

  test('played again, with its languages as they were, comes to the very same state', () => {
    fc.assert(
      fc.property(dialog, moves, spoken, fc.nat(), (snapshot, made, first, seed) => {
        const survey = compileSurvey(snapshot);
        const begun = { seed, language: first === null || first === survey.language ? undefined : first };
        let state = conversationWith(begun);
        const replies: PastReply[] = [];
        const responses: PastResponse[] = [];
        const play = (event: EngineEvent): boolean => {
          const taken = step(survey, state, event);
          if (taken.outcome === 'accepted') ({ state } = taken);
          return taken.outcome === 'accepted';
        };
        play({ kind: 'start', at: 0 });
        for (const [index, { reply: given, language }] of made.entries()) {
          // While a system is waited for, the language of what comes next is not known of the reply before it.
          if (language !== null && !openRequest(survey, state)) play({ kind: 'language', language });
          const request = openRequest(survey, state);
          const event = next(survey, state, given, index + 1);
          if (!event) break;
          const spokenNow = state.spoken?.now ?? survey.language;
          if (!play(event)) continue;
          if (event.kind === 'response' && request) responses.push({ request, values: event.values });
          if (event.kind !== 'reply') continue;
          const past = { given_at: index + 1, withdrawn_at: null, asked_again: false, language: spokenNow };
          replies.push({ ...event, ...past });
        }
        if (openRequest(survey, state)) return;
        const now = state.spoken?.now;
        const result = replay(survey, replies, responses, null, undefined, { ...begun, at: 0, now });
        expect(result).toMatchObject({ outcome: 'replayed' });
        if (result.outcome !== 'replayed') return;
        // In a language where two choices have one label, it cannot be told any more which of them was chosen.
        const { spoken: _one, labels: _read, ...again } = result.state;
        const { spoken: _other, labels: _reading, ...before } = state;
        expect(again).toEqual(before);
        expect(result.state.spoken?.now ?? survey.language).toBe(now ?? survey.language);
      }),
      { numRuns: rounds(300, 3_000) },
    );
  });
});
