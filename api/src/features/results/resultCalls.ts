import type { Handlers } from '../../calls/handler.ts';
import { cancelExport, exportProgress } from './export/exportProgress.ts';
import { excelExport } from './export/excelExport.ts';
import { feedCalls } from './feed/feedCalls.ts';
import { addCodes } from './coding/addCodes.ts';
import { alikeTexts } from './coding/alikeTexts.ts';
import { codedTexts } from './coding/codedTexts.ts';
import { codes } from './coding/codes.ts';
import { codeText, deleteCode, keepCode, restoreCode } from './coding/writeCodes.ts';
import { calculatedValues } from './figures/calculatedValues.ts';
import { crossTable } from './figures/crossTable.ts';
import { resultConversations } from './figures/resultConversations.ts';
import { resultFlow } from './figures/resultFlow.ts';
import { resultOverview } from './figures/resultOverview.ts';
import { resultQuestion } from './figures/resultQuestion.ts';
import { resultQuestions } from './figures/resultQuestions.ts';
import { resultTexts } from './figures/resultTexts.ts';
import { askedQuestions } from './questions/askedQuestions.ts';
import { changedAnswers } from './questions/changedAnswers.ts';
import { resultFiles } from './questions/resultFiles.ts';
import { scoresByGroup } from './questions/scoresByGroup.ts';
import { resultTimes } from './figures/resultTimes.ts';
import { conversationMarkCalls } from './marks/conversationMarkCalls.ts';
import { conversationPlace } from './marks/conversationPlace.ts';
import { retentionCalls } from './retention/retentionCalls.ts';
import { figureLinkCalls } from './links/figureLinkCalls.ts';
import { openFigures } from './links/openFigures.ts';
import { sharedOverview, sharedQuestion } from './links/sharedFigures.ts';
import { sharedCross, sharedReport } from './links/sharedReport.ts';
import { groupCheckCalls } from './personal/groupCheckCalls.ts';
import { personalTexts } from './personal/personalTexts.ts';
import { personalWordCalls } from './personal/personalWordCalls.ts';
import { segmentCalls } from './segmentCalls.ts';
import { resultReportCalls } from './reports/resultReportCalls.ts';
import { resultVariables } from './resultVariables.ts';

/** All calls about results, docs/decisions/0033. */
export const resultCalls = {
  excelExport,
  exportProgress,
  cancelExport,
  resultVariables,
  resultOverview,
  resultFlow,
  resultQuestions,
  resultQuestion,
  resultTexts,
  crossTable,
  resultConversations,
  conversationPlace,
  askedQuestions,
  resultFiles,
  changedAnswers,
  calculatedValues,
  codes,
  addCodes,
  keepCode,
  deleteCode,
  restoreCode,
  codeText,
  codedTexts,
  alikeTexts,
  scoresByGroup,
  resultTimes,
  ...segmentCalls,
  ...personalWordCalls,
  personalTexts,
  ...groupCheckCalls,
  ...feedCalls,
  ...figureLinkCalls,
  openFigures,
  sharedOverview,
  sharedQuestion,
  sharedReport,
  sharedCross,
  ...resultReportCalls,
  ...retentionCalls,
  ...conversationMarkCalls,
} satisfies Partial<Handlers>;
