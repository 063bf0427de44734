import { callsOfAccounts } from './schemas/accounts/callsOfAccounts.ts';
import { callsOfAuthoring } from './schemas/authoring/callsOfAuthoring.ts';
import { callsOfLive } from './schemas/live/callsOfLive.ts';
import { feedbackCalls } from './schemas/live/feedback.ts';
import { handOverCalls } from './schemas/live/handOver.ts';
import { liveCalls } from './schemas/live/live.ts';
import { chatsCalls } from './schemas/live/multiChat.ts';
import { proofCalls } from './schemas/live/proof.ts';
import { receiptCalls } from './schemas/live/receipt.ts';
import { sentOnCalls } from './schemas/live/sentOn.ts';
import { refreshCalls } from './schemas/accounts/session.ts';
import { callsOfResults } from './schemas/results/callsOfResults.ts';
import { callsOfSharing } from './schemas/sharing/callsOfSharing.ts';

export { errorBody } from './schemas/errorBody.ts';
export { errorsOf } from './errorsOf.ts';
export { plainName } from './plainText.ts';
export { chatsCalls };

/** The calls of respondents (spec §7); their page carries the routes of these alone. */
export const respondentCalls = {
  ...refreshCalls,
  ...liveCalls,
  ...proofCalls,
  ...receiptCalls,
  ...handOverCalls,
  ...feedbackCalls,
  ...sentOnCalls,
} as const;

/** Named, not inferred, because the compiler writes an inferred type out, and this one is too long for the types of the packed host. */
type Calls = typeof respondentCalls &
  typeof chatsCalls &
  typeof callsOfAccounts &
  typeof callsOfAuthoring &
  typeof callsOfLive &
  typeof callsOfResults &
  typeof callsOfSharing;

/**
 * Every call between the browser and the api (spec §7, first block, and what the product needs beside it). With their
 * schemas, so for the api and for tests: pages get `routes` and `liveRoutes`.
 */
export const calls: Calls = {
  ...respondentCalls,
  ...chatsCalls,
  ...callsOfAccounts,
  ...callsOfAuthoring,
  ...callsOfLive,
  ...callsOfResults,
  ...callsOfSharing,
};

export type CallName = keyof typeof calls;
export type LiveCallName = keyof typeof respondentCalls;
export type ChatsCallName = LiveCallName | keyof typeof chatsCalls;
