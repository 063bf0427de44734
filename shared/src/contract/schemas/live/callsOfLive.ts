import { surveyFeedbackCalls } from './feedback.ts';
import { hintCalls } from './hints.ts';
import { languageCalls } from './language.ts';
import { linkParameterCalls } from './linkParameters.ts';
import { testCalls } from './testCalls.ts';
import { multiChatCalls } from './multiChat.ts';
import { storyCalls } from './stories.ts';
import { ownDataCalls } from './ownData.ts';

/** The calls of one area: what authors hear and set of live conversations. */
export const callsOfLive = {
  ...testCalls,
  ...linkParameterCalls,
  ...languageCalls,
  ...multiChatCalls,
  ...hintCalls,
  ...storyCalls,
  ...surveyFeedbackCalls,
  ...ownDataCalls,
} as const;
