import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptableReply } from '../../testing/acceptableReply.ts';
import { arbitrarySurvey } from '../../testing/arbitrarySurvey.ts';
import { changed, pastOf } from '../../testing/past.ts';
import type { Change, Past } from '../../testing/past.ts';
import { arbitraryInputs, runConversation } from '../../testing/runConversation.ts';
import { rounds } from '../../../testing/rounds.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { newConversation } from '../ConversationState.ts';
import { questionAt } from './questionAt.ts';
import { replay } from './replay.ts';
import type { ReplayedTurn } from './replay.ts';
import { openRequest } from '../turn/requestFor.ts';

const whatHappened = (turns: readonly ReplayedTurn[]) => turns.map(({ event, effects }) => ({ event, effects }));
const atAnyTime = <Timed extends object>(one: Timed) => ({ ...one, at: null });
const whatHappenedAtAnyTime = (turns: readonly ReplayedTurn[]) =>
  turns.map(({ event, effects }) => ({ event: atAnyTime(event), effects }));

/** A conversation that was run, and everything needed to change one of its answers; null without an answer. */
const conversation = fc
  .tuple(arbitrarySurvey, arbitraryInputs, fc.nat(), fc.nat(5))
  .map(([snapshot, inputs, at, pick]) => {
    const survey = compileSurvey(snapshot);
    const played = runConversation(survey, inputs);
    const past = pastOf(survey, played);
    // What was counted because it did not fit cannot be changed back to.
    const refused = played.flatMap(({ event, result }) =>
      result.outcome === 'accepted' && result.refused !== undefined && event.kind === 'reply' ? [event.reply] : [],
    );
    return { survey, played, past, refused, change: changeOf(survey, past, at, pick) };
  });

/** Another reply to a question that was answered, and the one that is changed by it. */
function changeOf(survey: CompiledSurvey, { replies }: Past, at: number, pick: number): [Change, Change] | null {
  const some = replies[at % Math.max(replies.length, 1)];
  if (!some) return null;
  const { unique_question_id, nachfrage_id } = some;
  const isSame = (one: Change) => one.unique_question_id === unique_question_id && one.nachfrage_id === nachfrage_id;
  const question = questionAt(survey, unique_question_id, nachfrage_id);
  const old = replies.findLast(isSame);
  if (!question || !old) throw new Error(`No such question: ${unique_question_id}, ${nachfrage_id}`);
  const reply = acceptableReply(question.input, pick);
  return [
    { unique_question_id, nachfrage_id, reply },
    { unique_question_id, nachfrage_id, reply: old.reply },
  ];
}

describe('any conversation', () => {
  test('replayed without a change gives the same turns and the same state', () => {
    fc.assert(
      fc.property(conversation, ({ survey, played, past }) => {
        const last = played.at(-1)?.after ?? newConversation;
        const request = openRequest(survey, last);
        const accepted = played.flatMap(({ event, result }) =>
          result.outcome === 'accepted' ? [{ event, effects: result.effects }] : [],
        );
        const result = replay(survey, past.replies, past.responses, null);
        const replayed = result.outcome === 'replayed' ? { ...result, turns: whatHappened(result.turns) } : result;
        expect(replayed).toEqual(
          request
            ? { outcome: 'needs-response', request }
            : { outcome: 'replayed', state: last, turns: accepted, changed: null },
        );
      }),
      { numRuns: rounds(125, 500) },
    );
  });

  test('with an answer changed and changed back is what it was', () => {
    fc.assert(
      fc.property(conversation, ({ survey, past, refused, change }) => {
        fc.pre(change !== null && !refused.includes(change[1].reply));
        const [another, old] = change ?? [];
        const original = changed(survey, past, null, 1_000);
        const first = changed(survey, original.past, another ?? null, 2_000);
        const second = changed(survey, first.past, old ?? null, 3_000);
        expect(atAnyTime(second.result.state)).toEqual(atAnyTime(original.result.state));
        expect(whatHappenedAtAnyTime(second.result.turns)).toEqual(whatHappenedAtAnyTime(original.result.turns));
      }),
      { numRuns: rounds(250, 1_000) },
    );
  });

  test('with an answer changed is as if what is withdrawn had never been said', () => {
    fc.assert(
      fc.property(conversation, ({ survey, past, change }) => {
        fc.pre(change !== null);
        const { result, past: after } = changed(survey, past, change?.[0] ?? null, 1_000);
        const events = result.turns.map(({ event }) => event);
        const applying = after.replies.filter(({ withdrawn_at }) => withdrawn_at === null);
        expect(events.filter(({ kind }) => kind === 'reply')).toHaveLength(applying.length);
        const alone = changed(survey, { replies: applying, responses: after.responses }, null, 2_000).result;
        expect(alone.state.variables).toEqual(result.state.variables);
        expect(alone.state.open).toEqual(result.state.open);
      }),
      { numRuns: rounds(250, 1_000) },
    );
  });

  test('with an answer changed keeps everything that was said before it', () => {
    fc.assert(
      fc.property(conversation, ({ survey, past, change }) => {
        fc.pre(change !== null);
        const { result } = changed(survey, past, change?.[0] ?? null, 1_000);
        const before = Array.from({ length: result.changed ?? 0 }, (_, index) => index);
        const kept = result.turns.flatMap((turn) => turn.past ?? []);
        expect(kept.slice(0, before.length + 1)).toEqual([...before, result.changed]);
      }),
    );
  });
});
