import type { CallRoute } from './callRoute.ts';

/**
 * What stays open and is written to (server-sent events), so it stands outside the JSON calls. Read with `fetch`, because
 * the client's bearer token is a header. Each event's data is one JSON object; a comment now and then keeps proxies from
 * closing. The server ends a stream after some minutes: the client opens it again with a token that is good then.
 */
export const streams = {
  /** Tells that a dialog has changed and who else has it open (`surveyEvent`); query `client`. */
  surveyChanges: { method: 'GET', path: '/api/surveys/:survey_id/changes/stream', access: 'author' },
} as const satisfies Record<string, CallRoute>;
