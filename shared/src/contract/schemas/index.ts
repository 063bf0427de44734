import type { z } from 'zod';
import type { CallName } from '../calls.ts';
import * as account from './account.ts';
import * as admin from './admin.ts';
import * as analysis from './analysis.ts';
import * as changes from './changes.ts';
import * as check from './check.ts';
import * as configurator from './configurator.ts';
import * as feedback from './feedback.ts';
import * as importReports from './importReport.ts';
import * as language from './language.ts';
import * as legal from './legal.ts';
import * as live from './live.ts';
import * as manager from './manager.ts';
import * as media from './media.ts';
import * as publication from './publication.ts';
import * as receipts from './receipt.ts';
import * as secrets from './secrets.ts';
import * as sharing from './sharing.ts';
import * as survey from './survey.ts';
import * as trash from './trash.ts';

interface CallSchema {
  /** Path parameters, query and body together: one flat object. */
  readonly request: z.ZodType;
  readonly response: z.ZodType;
}

/** The schemas of every call; a call without one does not compile. */
export const schemas = {
  login: account.login,
  logout: account.logout,
  magicLinkRegistration: account.magicLinkRegistration,
  magicLink: account.magicLink,
  verifyToken: account.verifyToken,
  refresh: account.refresh,
  requestMagicLink: account.requestMagicLink,
  requestPasswordReset: account.requestPasswordReset,
  resetPassword: account.resetPassword,
  confirmEmail: account.confirmEmail,
  account: account.ownAccount,
  updateAccount: account.updateAccount,
  requestEmailValidation: account.requestEmailValidation,
  changeEmail: account.changeEmail,
  changePassword: account.changePassword,
  sessions: account.sessions,
  endSession: account.endSession,
  endAllSessions: account.endAllSessions,
  invitations: account.invitations,
  answerInvitation: account.answerInvitation,
  exportAccount: account.exportAccount,
  accountDeletion: account.accountDeletion,
  deleteAccount: account.deleteAccount,
  adminUsers: admin.adminUsers,
  adminInviteUser: admin.adminInviteUser,
  adminUpdateUser: admin.adminUpdateUser,
  adminResendValidation: admin.adminResendValidation,
  adminSurveys: admin.adminSurveys,
  adminHandOver: admin.adminHandOver,
  adminSystem: admin.adminSystem,
  adminRetryMails: admin.adminRetryMails,
  adminAudit: admin.adminAudit,
  legalPage: legal.legalPage,
  listSurveys: survey.listSurveys,
  createSurvey: survey.createSurvey,
  importQuestionnaire: survey.importQuestionnaire,
  importReport: importReports.importReportOf,
  deleteSurvey: survey.deleteSurvey,
  restoreSurvey: survey.restoreSurvey,
  surveyDeletion: trash.surveyDeletion,
  listTrash: trash.listTrash,
  purgeSurvey: trash.purgeSurvey,
  purgeManager: trash.purgeManager,
  dialog: survey.dialog,
  checkDialog: check.checkDialog,
  switchActivateLink: survey.switchActivateLink,
  publish: publication.publish,
  publications: publication.publications,
  unpublishedChanges: publication.unpublishedChanges,
  mediaList: media.mediaList,
  deleteMedia: media.deleteMedia,
  surveyDataConfigurator: configurator.surveyDataConfigurator,
  updateSurveyBlocks: configurator.updateSurveyBlocks,
  updateSurveySettings: configurator.updateSurveySettings,
  surveyStructure: configurator.surveyStructure,
  surveyChanges: changes.surveyChanges,
  changeHistory: changes.changeHistory,
  trainingdataJumps: language.trainingdataJumps,
  createGptExitCondition: language.createGptExitCondition,
  updateGptExitCondition: language.updateGptExitCondition,
  deleteGptExitCondition: language.deleteGptExitCondition,
  listSecrets: secrets.listSecrets,
  setSecret: secrets.setSecret,
  deleteSecret: secrets.deleteSecret,
  restoreSecret: secrets.restoreSecret,
  listManagers: manager.listManagers,
  createManager: manager.createManager,
  updateManager: manager.updateManager,
  deleteManager: manager.deleteManager,
  restoreManager: manager.restoreManager,
  findDialogmanagerStatus: manager.findDialogmanagerStatus,
  connectedSurveys: manager.connectedSurveys,
  dialogmanagerTrigger: manager.dialogmanagerTrigger,
  createTrigger: manager.createTrigger,
  deleteTrigger: manager.deleteTrigger,
  simulatePath: manager.simulatePath,
  dialogPermissions: sharing.dialogPermissions,
  inviteUser: sharing.inviteUser,
  resendInvite: sharing.resendInvite,
  changePermissionUser: sharing.changePermissionUser,
  deleteSharingUser: sharing.deleteSharingUser,
  registerLive: live.registerLive,
  registerLiveList: live.registerLiveList,
  config: live.config,
  surveyLanguage: live.surveyLanguage,
  conversation: live.conversation,
  turn: live.turn,
  answered: receipts.answered,
  changeAnswer: receipts.changeAnswer,
  receipt: receipts.receipt,
  deleteReceipt: receipts.deleteReceipt,
  giveFeedback: feedback.giveFeedback,
  restartDelete: live.restartDelete,
  testRegister: live.testRegister,
  testConfig: live.testConfig,
  answers: analysis.answers,
  surveyFeedback: feedback.surveyFeedback,
  excelExport: analysis.excelExport,
} satisfies Record<CallName, CallSchema>;

export { canonicalEmail } from '../plainText.ts';
export { block, reply } from '../blocks/block.ts';
export { scaleTemplate, scaleTemplates } from '../blocks/likert.ts';
export { fixMessages, newSurveySettings, surveyConfig } from './survey.ts';
export { replyMedia, surveyMedia } from './media.ts';
export { staleTurn } from './live.ts';
export { changeConflict, surveyNews } from './changes.ts';
