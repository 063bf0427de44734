import { accountCalls } from './schemas/account.ts';
import { adminCalls } from './schemas/admin.ts';
import { analysisCalls } from './schemas/analysis.ts';
import { calculatedValueCalls } from './schemas/calculatedValues.ts';
import { changeCalls } from './schemas/changes.ts';
import { checkCalls } from './schemas/check.ts';
import { codingCalls } from './schemas/coding.ts';
import { configuratorCalls } from './schemas/configurator.ts';
import { conversationDataCalls } from './schemas/conversationData.ts';
import { conversationMarkCalls } from './schemas/conversationMarks.ts';
import { exportCalls } from './schemas/exports.ts';
import { feedbackCalls, surveyFeedbackCalls } from './schemas/feedback.ts';
import { hintCalls } from './schemas/hints.ts';
import { filingCalls } from './schemas/filing.ts';
import { figureLinkCalls } from './schemas/figureLinks.ts';
import { importReportCalls } from './schemas/importReport.ts';
import { languageCalls } from './schemas/language.ts';
import { linkParameterCalls } from './schemas/linkParameters.ts';
import { legalCalls } from './schemas/legal.ts';
import { liveCalls, testCalls } from './schemas/live.ts';
import { managerCalls } from './schemas/manager.ts';
import { multiChatResultCalls } from './schemas/multiChatResults.ts';
import { chatsCalls, multiChatCalls } from './schemas/multiChat.ts';
import { mediaCalls } from './schemas/media.ts';
import { modelCalls } from './schemas/model.ts';
import { publicationCalls } from './schemas/publication.ts';
import { questionResultCalls } from './schemas/questionResults.ts';
import { receiptCalls } from './schemas/receipt.ts';
import { reportCalls } from './schemas/reports.ts';
import { resultCalls } from './schemas/results.ts';
import { releaseCalls } from './schemas/releases.ts';
import { secretCalls } from './schemas/secrets.ts';
import { retentionCalls } from './schemas/retention.ts';
import { scriptedTestCalls } from './schemas/scriptedTests.ts';
import { segmentCalls } from './schemas/segments.ts';
import { refreshCalls, sessionCalls } from './schemas/session.ts';
import { sharingCalls } from './schemas/sharing.ts';
import { storyCalls } from './schemas/stories.ts';
import { surveyCalls } from './schemas/survey.ts';
import { surveyListCalls } from './schemas/surveyList.ts';
import { trainingCalls } from './schemas/training.ts';
import { transcriptCalls } from './schemas/transcripts.ts';
import { trashCalls } from './schemas/trash.ts';
import { commentCalls } from './schemas/comments.ts';
import { versionCalls } from './schemas/versions.ts';
import { writingCalls } from './schemas/writing.ts';

export { errorBody } from './schemas/errorBody.ts';
export { errorsOf } from './errorsOf.ts';
export { plainName } from './plainText.ts';
export { chatsCalls };

/** The calls of respondents (spec §7); their page carries the routes of these alone. */
export const respondentCalls = { ...refreshCalls, ...liveCalls, ...receiptCalls, ...feedbackCalls } as const;

/**
 * Every call between the browser and the api (spec §7, first block, and what the product needs beside it). With their
 * schemas, so for the api and for tests: pages get `routes` and `liveRoutes`.
 */
export const calls = {
  ...respondentCalls,
  ...chatsCalls,
  ...testCalls,
  ...sessionCalls,
  ...accountCalls,
  ...adminCalls,
  ...releaseCalls,
  ...reportCalls,
  ...legalCalls,
  ...surveyCalls,
  ...surveyListCalls,
  ...filingCalls,
  ...importReportCalls,
  ...trashCalls,
  ...checkCalls,
  ...publicationCalls,
  ...versionCalls,
  ...commentCalls,
  ...linkParameterCalls,
  ...mediaCalls,
  ...configuratorCalls,
  ...changeCalls,
  ...languageCalls,
  ...modelCalls,
  ...writingCalls,
  ...trainingCalls,
  ...scriptedTestCalls,
  ...secretCalls,
  ...managerCalls,
  ...multiChatCalls,
  ...multiChatResultCalls,
  ...hintCalls,
  ...storyCalls,
  ...sharingCalls,
  ...analysisCalls,
  ...exportCalls,
  ...resultCalls,
  ...questionResultCalls,
  ...calculatedValueCalls,
  ...retentionCalls,
  ...segmentCalls,
  ...figureLinkCalls,
  ...conversationMarkCalls,
  ...conversationDataCalls,
  ...codingCalls,
  ...transcriptCalls,
  ...surveyFeedbackCalls,
} as const;

export type CallName = keyof typeof calls;
export type LiveCallName = keyof typeof respondentCalls;
export type ChatsCallName = LiveCallName | keyof typeof chatsCalls;
