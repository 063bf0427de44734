import type { Handlers } from '../../calls/handler.ts';
import { changePassword } from './changePassword.ts';
import { accountDeletion, deleteAccount } from './deleteAccount.ts';
import { changeEmail, confirmEmail, requestEmailValidation } from './email.ts';
import { exportAccount } from './exportAccount.ts';
import { answerInvitation, invitations } from './invitations.ts';
import { endAllSessions, endSession, sessions } from './openSessions.ts';
import { account, updateAccount } from './profile.ts';

/** What people do with their own accounts. */
export const accountCalls = {
  account,
  updateAccount,
  requestEmailValidation,
  changeEmail,
  confirmEmail,
  changePassword,
  sessions,
  endSession,
  endAllSessions,
  invitations,
  answerInvitation,
  exportAccount,
  accountDeletion,
  deleteAccount,
} satisfies Partial<Handlers>;
