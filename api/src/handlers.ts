import type { Handlers } from './calls/handler.ts';
import { accountCalls } from './features/accounts/accountCalls.ts';
import { apiKeyCalls } from './features/api-keys/apiKeyCalls.ts';
import { createAdminCalls } from './features/admin/adminCalls.ts';
import type { SystemSource } from './features/admin/adminSystem.ts';
import { approvalCalls } from './features/approvals/approvalCalls.ts';
import { answers } from './features/answers/answers.ts';
import { brandKitCalls } from './features/blocks/brand-kits/brandKitCalls.ts';
import { blockCalls } from './features/blocks/blockCalls.ts';
import { deleteByAuthor } from './features/live/receipt/deleteByAuthor.ts';
import { conversationData } from './features/live/transcript/conversationData.ts';
import { transcript } from './features/live/transcript/transcript.ts';
import { surveyFeedback } from './features/answers/surveyFeedback.ts';
import { inviteeCalls } from './features/invitees/inviteeCalls.ts';
import { legalPage } from './features/legal/legalPage.ts';
import { consentCalls } from './features/consents/consentCalls.ts';
import { commentCalls } from './features/comments/commentCalls.ts';
import { checkDialog } from './features/check/checkDialog.ts';
import type { Live } from './features/live/createLive.ts';
import { chatResultCalls } from './features/results/chats/chatResultCalls.ts';
import { hintCalls } from './features/managers/hintCalls.ts';
import { managerApprovalCalls } from './features/managers/approvalCalls.ts';
import { managerLiveCalls } from './features/managers/liveCalls.ts';
import { signalCalls } from './features/managers/signalCalls.ts';
import { listManagers } from './lists/listManagers.ts';
import { managerCalls } from './features/managers/managerCalls.ts';
import { filingCalls } from './features/filing/filingCalls.ts';
import { listTasks } from './features/tasks/listTasks.ts';
import { changeCalls } from './features/changes/changeCalls.ts';
import { deleteMedia } from './features/media/deleteMedia.ts';
import { mediaList } from './features/media/mediaFiles.ts';
import { mediaLibraryCalls } from './features/media/library/mediaLibraryCalls.ts';
import { modelCalls } from './features/model/modelCalls.ts';
import { partCalls } from './features/parts/partCalls.ts';
import { publicationCalls } from './features/publications/publicationCalls.ts';
import { publicNameCalls } from './features/public-names/publicNameCalls.ts';
import { privacyCalls } from './features/privacy/privacyCalls.ts';
import { linkParameterCalls } from './features/sources/linkParameterCalls.ts';
import { resultCalls } from './features/results/resultCalls.ts';
import { releaseCalls } from './features/releases/releaseCalls.ts';
import { reportCalls } from './features/reports/reportCalls.ts';
import { scriptedTestCalls } from './features/scripted-tests/scriptedTestCalls.ts';
import { secretCalls } from './features/secrets/secretCalls.ts';
import { sessionCalls } from './features/sessions/sessionCalls.ts';
import { sharingCalls } from './features/sharing/sharingCalls.ts';
import { shareCardCalls } from './features/share-card/shareCardCalls.ts';
import { embeddingCalls } from './features/embedding/embeddingCalls.ts';
import { studyCalls } from './features/study/studyCalls.ts';
import { surveyCalls } from './features/surveys/surveyCalls.ts';
import { trashCalls } from './features/trash/trashCalls.ts';
import { trainingCalls } from './features/training/trainingCalls.ts';
import { storyCalls } from './stories/storyCalls.ts';
import { translationCalls } from './features/blocks/translations/translationCalls.ts';
import { versionCalls } from './features/versions/versionCalls.ts';
import { webhookCalls } from './features/webhooks/webhookCalls.ts';
import { workspaceCalls } from './features/workspaces/workspaceCalls.ts';
import { writingCalls } from './features/writing/writingCalls.ts';

/** Who does which call: all features in one record, so that a call without a handler does not compile. */
export function createHandlers(live: Live, system: SystemSource): Handlers {
  return {
    ...sessionCalls,
    ...accountCalls,
    ...apiKeyCalls,
    ...approvalCalls,
    ...surveyCalls,
    ...filingCalls,
    listTasks,
    ...trashCalls,
    ...blockCalls,
    ...brandKitCalls,
    ...changeCalls,
    ...modelCalls,
    ...writingCalls,
    ...publicationCalls,
    ...versionCalls,
    ...translationCalls,
    ...partCalls,
    ...commentCalls,
    ...scriptedTestCalls,
    ...linkParameterCalls,
    ...privacyCalls,
    ...consentCalls,
    ...publicNameCalls,
    ...secretCalls,
    ...reportCalls,
    ...releaseCalls,
    checkDialog,
    legalPage,
    listManagers,
    ...managerCalls,
    ...managerLiveCalls,
    ...managerApprovalCalls,
    ...hintCalls,
    ...storyCalls,
    ...chatResultCalls,
    ...signalCalls,
    ...trainingCalls,
    ...sharingCalls,
    ...workspaceCalls,
    ...studyCalls,
    ...embeddingCalls,
    ...shareCardCalls,
    ...inviteeCalls,
    ...webhookCalls,
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
    ...mediaLibraryCalls,
  };
}
