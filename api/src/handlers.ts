import type { Handlers } from './calls/handler.ts';
import { accountCalls } from './features/accounts/accountCalls.ts';
import { createAdminCalls } from './features/admin/adminCalls.ts';
import type { SystemSource } from './features/admin/adminSystem.ts';
import { answers } from './features/answers/answers.ts';
import { blockCalls } from './features/blocks/blockCalls.ts';
import { deleteByAuthor } from './features/live/receipt/deleteByAuthor.ts';
import { conversationData } from './features/live/transcript/conversationData.ts';
import { transcript } from './features/live/transcript/transcript.ts';
import { surveyFeedback } from './features/answers/surveyFeedback.ts';
import { legalPage } from './features/legal/legalPage.ts';
import { commentCalls } from './features/comments/commentCalls.ts';
import { checkDialog } from './features/check/checkDialog.ts';
import type { Live } from './features/live/createLive.ts';
import { chatResultCalls } from './features/results/chats/chatResultCalls.ts';
import { hintCalls } from './features/managers/hintCalls.ts';
import { managerLiveCalls } from './features/managers/liveCalls.ts';
import { signalCalls } from './features/managers/signalCalls.ts';
import { managerCalls } from './features/managers/managerCalls.ts';
import { filingCalls } from './features/filing/filingCalls.ts';
import { changeCalls } from './features/changes/changeCalls.ts';
import { deleteMedia } from './features/media/deleteMedia.ts';
import { mediaList } from './features/media/mediaFiles.ts';
import { modelCalls } from './features/model/modelCalls.ts';
import { partCalls } from './features/parts/partCalls.ts';
import { publicationCalls } from './features/publications/publicationCalls.ts';
import { publicNameCalls } from './features/public-names/publicNameCalls.ts';
import { linkParameterCalls } from './features/sources/linkParameterCalls.ts';
import { resultCalls } from './features/results/resultCalls.ts';
import { releaseCalls } from './features/releases/releaseCalls.ts';
import { reportCalls } from './features/reports/reportCalls.ts';
import { scriptedTestCalls } from './features/scripted-tests/scriptedTestCalls.ts';
import { secretCalls } from './features/secrets/secretCalls.ts';
import { sessionCalls } from './features/sessions/sessionCalls.ts';
import { sharingCalls } from './features/sharing/sharingCalls.ts';
import { surveyCalls } from './features/surveys/surveyCalls.ts';
import { trashCalls } from './features/trash/trashCalls.ts';
import { trainingCalls } from './features/training/trainingCalls.ts';
import { storyCalls } from './stories/storyCalls.ts';
import { versionCalls } from './features/versions/versionCalls.ts';
import { writingCalls } from './features/writing/writingCalls.ts';

/** Who does which call: all features in one record, so that a call without a handler does not compile. */
export function createHandlers(live: Live, system: SystemSource): Handlers {
  return {
    ...sessionCalls,
    ...accountCalls,
    ...surveyCalls,
    ...filingCalls,
    ...trashCalls,
    ...blockCalls,
    ...changeCalls,
    ...modelCalls,
    ...writingCalls,
    ...publicationCalls,
    ...versionCalls,
    ...partCalls,
    ...commentCalls,
    ...scriptedTestCalls,
    ...linkParameterCalls,
    ...publicNameCalls,
    ...secretCalls,
    ...reportCalls,
    ...releaseCalls,
    checkDialog,
    legalPage,
    ...managerCalls,
    ...managerLiveCalls,
    ...hintCalls,
    ...storyCalls,
    ...chatResultCalls,
    ...signalCalls,
    ...trainingCalls,
    ...sharingCalls,
    ...createAdminCalls(system),
    ...live.handlers,
    answers,
    surveyFeedback,
    ...resultCalls,
    transcript,
    deleteConversation: deleteByAuthor,
    conversationData,
    mediaList,
    deleteMedia,
  };
}
