import { analysisCalls } from './analysis.ts';
import { calculatedValueCalls } from './calculatedValues.ts';
import { codingCalls } from './coding.ts';
import { conversationDataCalls } from './conversationData.ts';
import { conversationMarkCalls } from './conversationMarks.ts';
import { exportCalls } from './exports.ts';
import { multiChatResultCalls } from './multiChatResults.ts';
import { personalCalls } from './personal.ts';
import { questionResultCalls } from './questionResults.ts';
import { resultReportCalls } from './resultReports.ts';
import { resultCalls } from './results.ts';
import { segmentCalls } from './segments.ts';
import { transcriptCalls } from './transcripts.ts';

/** The calls of one area: results, exports and what is made of them. */
export const callsOfResults = {
  ...multiChatResultCalls,
  ...analysisCalls,
  ...exportCalls,
  ...resultCalls,
  ...questionResultCalls,
  ...calculatedValueCalls,
  ...segmentCalls,
  ...resultReportCalls,
  ...personalCalls,
  ...conversationMarkCalls,
  ...conversationDataCalls,
  ...codingCalls,
  ...transcriptCalls,
} as const;
