import type { CallRoute } from './callRoute.ts';

/**
 * The calls about accounts, and those of the admin side: beyond spec §7, which names none of them. What mails lead to
 * is public, because a link opens it; whoever asks for a mail gets the same answer whether or not the account exists.
 */
export const accountCalls = {
  // What mails lead to
  requestMagicLink: { method: 'POST', path: '/api/magic_link/request', access: 'public' },
  requestPasswordReset: { method: 'POST', path: '/api/reset_password/request', access: 'public' },
  resetPassword: { method: 'POST', path: '/api/reset_password', access: 'public' },
  confirmEmail: { method: 'POST', path: '/api/email_validation', access: 'public' },

  // One's own account
  account: { method: 'GET', path: '/api/account', access: 'author' },
  updateAccount: { method: 'PUT', path: '/api/account', access: 'author' },
  requestEmailValidation: { method: 'POST', path: '/api/account/email_validation', access: 'author' },
  changeEmail: { method: 'POST', path: '/api/account/email', access: 'author' },
  changePassword: { method: 'POST', path: '/api/account/password', access: 'author' },
  sessions: { method: 'GET', path: '/api/account/sessions', access: 'author' },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:session_id', access: 'author' },
  /** 'Überall abmelden', the caller's own session included. */
  endAllSessions: { method: 'DELETE', path: '/api/account/sessions', access: 'author' },
  invitations: { method: 'GET', path: '/api/account/invitations', access: 'author' },
  answerInvitation: { method: 'POST', path: '/api/account/invitations', access: 'author' },
  exportAccount: { method: 'POST', path: '/api/account/export', access: 'author-fresh' },
  /** What deleting the account would do to one's dialogs; to be shown before. */
  accountDeletion: { method: 'GET', path: '/api/account/deletion', access: 'author' },
  deleteAccount: { method: 'POST', path: '/api/account/delete', access: 'author-fresh' },

  // Admin side
  adminUsers: { method: 'GET', path: '/api/admin/users', access: 'admin' },
  adminInviteUser: { method: 'POST', path: '/api/admin/users', access: 'admin' },
  adminUpdateUser: { method: 'PUT', path: '/api/admin/users/:user_id', access: 'admin' },
  adminResendValidation: { method: 'POST', path: '/api/admin/users/:user_id/validation', access: 'admin' },
  adminSurveys: { method: 'GET', path: '/api/admin/surveys', access: 'admin' },
  /** Makes a user the Besitzer of a dialog, and restores it when it was deleted. */
  adminHandOver: { method: 'POST', path: '/api/admin/surveys/:survey_id/owner', access: 'admin' },
  adminSystem: { method: 'GET', path: '/api/admin/system', access: 'admin' },
  /** Tries the mails that failed for good once more. */
  adminRetryMails: { method: 'POST', path: '/api/admin/mails/retry', access: 'admin' },
  adminAudit: { method: 'GET', path: '/api/admin/audit', access: 'admin' },
} as const satisfies Record<string, CallRoute>;
