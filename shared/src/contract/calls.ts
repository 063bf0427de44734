import { accountCalls } from './schemas/accounts/account.ts';
import { adminCalls } from './schemas/accounts/admin.ts';
import { analysisCalls } from './schemas/results/analysis.ts';
import { calculatedValueCalls } from './schemas/results/calculatedValues.ts';
import { changeCalls } from './schemas/authoring/changes.ts';
import { checkCalls } from './schemas/authoring/check.ts';
import { codingCalls } from './schemas/results/coding.ts';
import { configuratorCalls } from './schemas/authoring/configurator.ts';
import { conversationDataCalls } from './schemas/results/conversationData.ts';
import { conversationMarkCalls } from './schemas/results/conversationMarks.ts';
import { exportCalls } from './schemas/results/exports.ts';
import { feedbackCalls, surveyFeedbackCalls } from './schemas/live/feedback.ts';
import { handOverCalls } from './schemas/live/handOver.ts';
import { hintCalls } from './schemas/live/hints.ts';
import { filingCalls } from './schemas/accounts/filing.ts';
import { figureLinkCalls } from './schemas/sharing/figureLinks.ts';
import { importReportCalls } from './schemas/authoring/importReport.ts';
import { languageCalls } from './schemas/live/language.ts';
import { linkParameterCalls } from './schemas/live/linkParameters.ts';
import { legalCalls } from './schemas/accounts/legal.ts';
import { liveCalls, testCalls } from './schemas/live/live.ts';
import { managerCalls } from './schemas/authoring/manager.ts';
import { multiChatResultCalls } from './schemas/results/multiChatResults.ts';
import { chatsCalls, multiChatCalls } from './schemas/live/multiChat.ts';
import { mediaCalls } from './schemas/authoring/media.ts';
import { modelCalls } from './schemas/accounts/model.ts';
import { modelEndpointCalls } from './schemas/accounts/modelEndpoint.ts';
import { personalCalls } from './schemas/results/personal.ts';
import { publicNameCalls } from './schemas/sharing/publicNames.ts';
import { publicationCalls } from './schemas/authoring/publication.ts';
import { questionResultCalls } from './schemas/results/questionResults.ts';
import { receiptCalls } from './schemas/live/receipt.ts';
import { reportCalls } from './schemas/accounts/reports.ts';
import { resultReportCalls } from './schemas/results/resultReports.ts';
import { resultCalls } from './schemas/results/results.ts';
import { releaseCalls } from './schemas/accounts/releases.ts';
import { secretCalls } from './schemas/accounts/secrets.ts';
import { retentionCalls } from './schemas/sharing/retention.ts';
import { scriptedTestCalls } from './schemas/authoring/scriptedTests.ts';
import { segmentCalls } from './schemas/results/segments.ts';
import { refreshCalls, sessionCalls } from './schemas/accounts/session.ts';
import { sharingCalls } from './schemas/sharing/sharing.ts';
import { storyCalls } from './schemas/live/stories.ts';
import { surveyCalls } from './schemas/authoring/survey.ts';
import { surveyListCalls } from './schemas/authoring/surveyList.ts';
import { trainingCalls } from './schemas/authoring/training.ts';
import { transcriptCalls } from './schemas/results/transcripts.ts';
import { trashCalls } from './schemas/accounts/trash.ts';
import { commentCalls } from './schemas/authoring/comments.ts';
import { versionCalls } from './schemas/authoring/versions.ts';
import { writingCalls } from './schemas/authoring/writing.ts';

export { errorBody } from './schemas/errorBody.ts';
export { errorsOf } from './errorsOf.ts';
export { plainName } from './plainText.ts';
export { chatsCalls };

/** The calls of respondents (spec §7); their page carries the routes of these alone. */
export const respondentCalls = {
  ...refreshCalls,
  ...liveCalls,
  ...receiptCalls,
  ...handOverCalls,
  ...feedbackCalls,
} as const;

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
  ...publicNameCalls,
  ...mediaCalls,
  ...configuratorCalls,
  ...changeCalls,
  ...languageCalls,
  ...modelCalls,
  ...modelEndpointCalls,
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
  ...resultReportCalls,
  ...personalCalls,
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
