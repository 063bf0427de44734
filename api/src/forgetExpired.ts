import { clearAttempts } from './attempts/putAside.ts';
import { clearAudit } from './audit/writeAudit.ts';
import { clearAvatars } from './accounts/avatarFiles.ts';
import { clearBrandKits } from './brand-kits/clearBrandKits.ts';
import type { Services } from './services.ts';
import { forEachSettled } from './forEachSettled.ts';
import { clearPresence } from './dialogs/presence.ts';
import { clearHandOvers } from './features/live/other-devices/clearHandOvers.ts';
import { clearFigureLinks } from './links/figureTokens.ts';
import { clearResultReports } from './features/results/reports/clearResultReports.ts';
import { clearInvitees, mixUses } from './invitees/clearInvitees.ts';
import { clearExpiredLinks } from './links/links.ts';
import { clearOldMails } from './mail/sendMails.ts';
import { clearMedia } from './media/clearMedia.ts';
import { clearDeletedManagers, clearDeletedSurveys, restorableSince } from './storage/database/clearDeleted.ts';
import { clearLiveUsers } from './storage/database/endLiveUsers.ts';
import { clearDeletedSecrets } from './secrets/clearDeletedSecrets.ts';
import { clearModelUsage } from './model/modelBudget.ts';
import { applyRetention } from './retention/applyRetention.ts';
import { forgetReleases } from './releases/upkeep/forgetReleases.ts';
import { clearReports } from './reports/clearReports.ts';
import { clearSpentProofs } from './studies/proof/spendProof.ts';
import { clearTests } from './studies/clearTests.ts';
import { clearApiKeys } from './apiKeys/clearApiKeys.ts';
import { clearDeliveries } from './webhooks/clearDeliveries.ts';
import { clearDeletedWorkspaces } from './workspaces/clearDeletedWorkspaces.ts';
import { clearLoginFailures } from './throttle/loginThrottle.ts';
import { clearRateLimits } from './throttle/TokenBucket.ts';

/**
 * Forgets what no longer counts: sessions, links and failed logins that ran out, mails that were sent, acts that are a year
 * old, versions that nobody uses, what tabs reported 14 days ago, reports of results that were deleted 30 days ago, people who were taken off lists an hour ago, messages to other systems that were sent 14 days ago, conversations that are older than their authors want to keep them, tests of links 14 days ago, dialogs that were deleted 30 days ago with all that respondents said in them, and files that nobody needs, last,
 * because those of the deleted dialogs are among them. What fails keeps nothing else from being done, and is thrown at the end.
 */
export async function forgetExpired(services: Services): Promise<void> {
  const { db, now, tokens } = services;
  const deletedBefore = restorableSince(now());
  const works = [
    () => tokens.clearExpired(),
    () => clearLoginFailures(services),
    () => clearRateLimits(services),
    () => clearApiKeys(services),
    () => clearExpiredLinks(db, now()),
    () => clearFigureLinks(db, now()),
    () => clearResultReports(db, now()),
    () => clearOldMails(services),
    () => clearAttempts(services),
    () => clearAudit(db, now()),
    () => clearPresence(services),
    () => forgetReleases(services),
    () => clearReports(db, now()),
    () => clearHandOvers(db, now()),
    () => clearInvitees(services),
    () => mixUses(db),
    () => clearModelUsage(db, now()),
    () => clearDeletedSecrets(services),
    () => services.modelEndpoints.clear(),
    () => applyRetention(services),
    () => clearTests(services),
    () => clearSpentProofs(services),
    () => clearDeliveries(services),
    () => clearDeletedSurveys(db, deletedBefore),
    () => clearDeletedManagers(db, deletedBefore),
    () => clearDeletedWorkspaces(db, deletedBefore),
    () => clearLiveUsers(db),
    () => clearMedia(services),
    () => clearAvatars(services),
    () => clearBrandKits(services),
  ];
  await forEachSettled(works, (work) => work());
}
