import type { Reply } from '../../contract/index.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { replay } from '../engine/replay/replay.ts';
import type { QuestionKey } from '../engine/replay/QuestionKey.ts';
import type { PastReply, PastResponse, Replay } from '../engine/replay/replay.ts';
import { openRequest } from '../engine/turn/requestFor.ts';
import type { Played } from './runConversation.ts';

/** What a server keeps of a conversation to replay it. */
export interface Past {
  readonly replies: readonly PastReply[];
  readonly responses: readonly PastResponse[];
}

/** The accepted replies of a conversation, given at their own time, else at 1, 2, 3 …, and what its requests gave. */
export function pastOf(survey: CompiledSurvey, played: readonly Played[]): Past {
  const events = played.flatMap(({ event, result }) =>
    event.kind === 'reply' && result.outcome === 'accepted' ? [event] : [],
  );
  const replies = events.map(({ unique_question_id, nachfrage_id, reply, at }, index) => ({
    unique_question_id,
    nachfrage_id,
    reply,
    given_at: at ?? index + 1,
    withdrawn_at: null,
    asked_again: false,
  }));
  const responses = played.flatMap(({ event, before }) => {
    const request = openRequest(survey, before);
    return event.kind === 'response' && request ? [{ request, values: event.values }] : [];
  });
  return { replies, responses };
}

export type Change = QuestionKey & { readonly reply: Reply };

/**
 * Changes an answer at `now` as a server does: what does not apply is withdrawn, the new reply is kept beside the old
 * one, and from the first turn that is another on, those that apply move behind all others (docs/decisions/0012). A request that was
 * not made before is made, here with failure. Throws when the change is refused.
 */
export function changed(
  survey: CompiledSurvey,
  { replies, responses }: Past,
  change: Change | null,
  now: number,
): { readonly result: Extract<Replay, { outcome: 'replayed' }>; readonly past: Past } {
  const made = [...responses];
  let result = replay(survey, replies, made, change && { ...change, at: now });
  while (result.outcome === 'needs-response') {
    made.push({ request: result.request, values: null });
    result = replay(survey, replies, made, change && { ...change, at: now });
  }
  if (result.outcome !== 'replayed') throw new Error(`The change was refused: ${JSON.stringify(result)}`);
  const place = result.changed;
  const applying = result.turns.flatMap(({ past }) => past ?? []);
  const before = replies.flatMap(({ withdrawn_at }, index) => (withdrawn_at === null ? [index] : []));
  const first = applying.findIndex((index, at) => index === place || index !== before[at]);
  const moved = first < 0 ? [] : applying.slice(first);
  const stays = new Set(applying.filter((index) => index !== place));
  const kept = replies.map((one, index): PastReply =>
    Object.assign({}, one, { withdrawn_at: stays.has(index) ? null : (one.withdrawn_at ?? now) }),
  );
  const fresh: PastReply[] = change ? [{ ...change, given_at: now, withdrawn_at: null, asked_again: false }] : [];
  const moving = new Set(moved.filter((index) => index !== place));
  return {
    result,
    past: {
      replies: [
        ...kept.filter((_, index) => !moving.has(index)),
        ...moved.flatMap((index) => (index === place ? fresh : kept.slice(index, index + 1))),
      ],
      responses: made,
    },
  };
}
