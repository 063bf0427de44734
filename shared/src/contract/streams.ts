import type { CallRoute } from './callRoute.ts';

/**
 * What stays open and is written to (server-sent events), so it stands outside the JSON calls. Read with `fetch`, because
 * the client's bearer token is a header. Each event's data is one JSON object; a comment now and then keeps proxies from
 * closing. The server ends a stream after some minutes: the client opens it again with a token that is good then.
 */
export const streams = {
  /** Tells that a dialog has changed and who else has it open (`surveyEvent`), and where they are (`pointerEvent`); query `client`. */
  surveyChanges: { method: 'GET', path: '/api/surveys/:survey_id/changes/stream', access: 'author' },
  /** Tells each turn in a respondent's chats (`chatEvent`), from the one after `after` on; the event's id is its `seq`. */
  chats: { method: 'GET', path: '/api/chats/stream', access: 'respondent' },
  /** Tells what a language model is saying in a respondent's conversation (`{ text }`: all of it so far; `{ thinking }`: what is told while it says nothing), until it has spoken; query `survey_id`. */
  spoken: { method: 'GET', path: '/api/conversation/stream', access: 'respondent' },
} as const satisfies Record<string, CallRoute>;
