import { accountCalls } from './accountCalls.ts';
import type { CallRoute } from './callRoute.ts';
import { liveCalls } from './liveCalls.ts';

/**
 * Every call between the browser and the api (spec §7, first block, and what the product needs beside it).
 * Plain data without schemas, because pages pay for each byte: the schemas stand in `./schemas`.
 */
export const calls = {
  // Sessions
  login: { method: 'POST', path: '/api/login', access: 'public' },
  logout: { method: 'POST', path: '/api/logout', access: 'anyone-with-token' },
  magicLinkRegistration: { method: 'POST', path: '/api/magic_link_registration', access: 'public' },
  magicLink: { method: 'POST', path: '/api/magic_link', access: 'public' },
  verifyToken: { method: 'POST', path: '/api/verify-token', access: 'anyone-with-token' },
  ...accountCalls,

  // Information pages
  legalPage: { method: 'GET', path: '/api/legal/:page', access: 'public' },

  // Dialogs of an author
  listSurveys: { method: 'GET', path: '/api/surveys', access: 'author' },
  createSurvey: { method: 'POST', path: '/api/surveys', access: 'author' },
  importQuestionnaire: { method: 'POST', path: '/api/surveys/import', access: 'author' },
  /** What of the file that a dialog was imported from is not as in the file. */
  importReport: { method: 'GET', path: '/api/surveys/:survey_id/import_report', access: 'author' },
  deleteSurvey: { method: 'DELETE', path: '/api/surveys/:survey_id', access: 'author' },
  restoreSurvey: { method: 'POST', path: '/api/surveys/:survey_id/restore', access: 'author' },
  /** What would go with a dialog, before it is deleted. */
  surveyDeletion: { method: 'GET', path: '/api/surveys/:survey_id/deletion', access: 'author' },
  /** The bin ('Papierkorb'): what was deleted in the last 30 days. */
  listTrash: { method: 'GET', path: '/api/trash', access: 'author' },
  purgeSurvey: { method: 'DELETE', path: '/api/trash/surveys/:survey_id', access: 'author-fresh' },
  purgeManager: { method: 'DELETE', path: '/api/trash/dialogmanagers/:id', access: 'author' },
  dialog: { method: 'POST', path: '/api/dialog', access: 'author' },
  /** The proof ('Dialogprüfung') of the dialog as it is stored. */
  checkDialog: { method: 'POST', path: '/api/check_dialog', access: 'author' },
  switchActivateLink: { method: 'POST', path: '/api/switch_activate_link', access: 'author' },
  /** Makes the draft, or an older published revision, the one that respondents get (domain.md §11). */
  publish: { method: 'POST', path: '/api/surveys/:survey_id/publish', access: 'author' },
  publications: { method: 'GET', path: '/api/surveys/:survey_id/publications', access: 'author' },
  /** What publishing the draft would change for respondents. */
  unpublishedChanges: { method: 'GET', path: '/api/surveys/:survey_id/unpublished_changes', access: 'author' },
  mediaList: { method: 'POST', path: '/api/get_media_list', access: 'author' },
  /** Refused with 409 while a block or the settings show the file. */
  deleteMedia: { method: 'DELETE', path: '/api/surveys/:survey_id/media/:filename_db', access: 'author' },

  // Configurator
  surveyDataConfigurator: { method: 'POST', path: '/api/get_survey_data_configurator', access: 'author' },
  updateSurveyBlocks: { method: 'POST', path: '/api/update_survey_blocks', access: 'author' },
  updateSurveySettings: { method: 'POST', path: '/api/update_survey_settings', access: 'author' },
  surveyStructure: { method: 'POST', path: '/api/surveys/:id/structure', access: 'author' },
  /** What has changed since a revision; `streams.surveyChanges` says when to ask. */
  surveyChanges: { method: 'GET', path: '/api/surveys/:survey_id/changes', access: 'author' },
  changeHistory: { method: 'GET', path: '/api/surveys/:survey_id/change_history', access: 'author' },
  trainingdataJumps: { method: 'GET', path: '/api/surveys/:id/trainingdata_jumps/:questionId', access: 'author' },
  createGptExitCondition: { method: 'POST', path: '/api/surveys/:id/gpt_exit_conditions', access: 'author' },
  updateGptExitCondition: {
    method: 'PUT',
    path: '/api/surveys/:id/gpt_exit_conditions/:conditionId',
    access: 'author',
  },
  deleteGptExitCondition: {
    method: 'DELETE',
    path: '/api/surveys/:id/gpt_exit_conditions/:conditionId',
    access: 'author',
  },

  // Secrets of a dialog: named and written, never read
  listSecrets: { method: 'GET', path: '/api/surveys/:survey_id/secrets', access: 'author' },
  setSecret: { method: 'PUT', path: '/api/surveys/:survey_id/secrets/:name', access: 'author' },
  deleteSecret: { method: 'DELETE', path: '/api/surveys/:survey_id/secrets/:name', access: 'author' },
  restoreSecret: { method: 'POST', path: '/api/surveys/:survey_id/secrets/:name/restore', access: 'author' },

  // Multi-chat
  listManagers: { method: 'GET', path: '/api/dialogmanagers', access: 'author' },
  createManager: { method: 'POST', path: '/api/dialogmanagers', access: 'author' },
  updateManager: { method: 'PUT', path: '/api/dialogmanagers/:id', access: 'author' },
  deleteManager: { method: 'DELETE', path: '/api/dialogmanagers/:id', access: 'author' },
  restoreManager: { method: 'POST', path: '/api/dialogmanagers/:id/restore', access: 'author' },
  findDialogmanagerStatus: { method: 'GET', path: '/api/find_dialogmanager_status/:id', access: 'author' },
  connectedSurveys: { method: 'GET', path: '/api/get_connected_surveys/:id', access: 'author' },
  dialogmanagerTrigger: { method: 'GET', path: '/api/get_dialogmanager_trigger/:id', access: 'author' },
  createTrigger: { method: 'POST', path: '/api/create_trigger', access: 'author' },
  deleteTrigger: { method: 'DELETE', path: '/api/delete_trigger/:triggerId', access: 'author' },
  simulatePath: { method: 'POST', path: '/api/dialogmanager/simulate_path', access: 'author' },

  // Sharing
  dialogPermissions: { method: 'POST', path: '/api/get_dialog_permissions', access: 'author' },
  inviteUser: { method: 'POST', path: '/api/invite_user', access: 'author' },
  resendInvite: { method: 'POST', path: '/api/resend_invite', access: 'author' },
  changePermissionUser: { method: 'POST', path: '/api/change_permission_user', access: 'author' },
  deleteSharingUser: { method: 'POST', path: '/api/delete_sharing_user', access: 'author' },

  // Respondents
  ...liveCalls,
  /** The author's own test conversation (Testen): same engine, `is_live` false. */
  testRegister: { method: 'POST', path: '/api/test_conversation', access: 'author' },
  /** As `config`, of the draft: what a test shows. */
  testConfig: { method: 'POST', path: '/api/test_config', access: 'author' },

  // Answers
  answers: { method: 'GET', path: '/api/surveys/:survey_id/answers', access: 'author' },
  surveyFeedback: { method: 'GET', path: '/api/surveys/:survey_id/feedback', access: 'author' },
  excelExport: { method: 'POST', path: '/api/excel_export', access: 'author-fresh' },
} as const satisfies Record<string, CallRoute>;

export type CallName = keyof typeof calls;
