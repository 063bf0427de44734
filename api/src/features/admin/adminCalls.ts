import type { Handlers } from '../../calls/handler.ts';
import { adminAudit } from './adminAudit.ts';
import { adminHandOver, adminSurveys } from './adminSurveys.ts';
import { adminRetryMails, adminRetryWork, adminSystem } from './adminSystem.ts';
import type { SystemSource } from './adminSystem.ts';
import { adminInviteUser, adminResendValidation, adminUpdateUser, adminUsers } from './adminUsers.ts';

/** The admin side; that the caller is an admin with a fresh login is seen to at the border (access `admin`). */
export function createAdminCalls(source: SystemSource) {
  return {
    adminUsers,
    adminInviteUser,
    adminUpdateUser,
    adminResendValidation,
    adminSurveys,
    adminHandOver,
    adminSystem: adminSystem(source),
    adminRetryMails,
    adminRetryWork,
    adminAudit,
  } satisfies Partial<Handlers>;
}
