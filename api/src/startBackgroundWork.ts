import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './services.ts';
import { exportedReader } from './features/results/data/readExported.ts';
import { judgeConversations } from './features/results/quality/judgeConversations.ts';
import { forgetExpired } from './forgetExpired.ts';
import { sendRegularly } from './mail/sendRegularly.ts';
import { auditReleases } from './releases/upkeep/auditReleases.ts';
import type { Act } from './releases/registry/Registry.ts';
import { healReleases } from './releases/upkeep/healReleases.ts';
import { takeBackTrials } from './releases/upkeep/takeBackTrials.ts';
import { clearLibrary } from './media/library/clearLibrary.ts';
import { clearMedia } from './media/clearMedia.ts';
import { bareStoredFiles } from './media/metadata/bareStoredFiles.ts';
import { applyRetention } from './retention/applyRetention.ts';
import { describeFault } from './storage/faults/describeFault.ts';
import { createDeliverer } from './webhooks/createDeliverer.ts';

const MINUTE_MS = 60_000;
/** Commands change the registry beside the server; who looks at the trail then expects to find it. */
const AUDIT_MS = 5_000;
/** What fails reaches more people with each second. */
const TRIALS_MS = 10_000;
/** What happened in a conversation is told so much later at most. */
const TELL_MS = 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const JUDGE_MS = 15_000;
/** A model that was connected on another server is asked here so much later at most. */
const MODELS_MS = 15_000;
/** Files that were sent and belong to no answer are gone within the hour, so that nobody fills the disk with them. */
const FILES_MS = 10 * MINUTE_MS;

/**
 * What the server does beside answering: sends mails, tells other systems, writes down failed logins every minute, looks at trials, judges conversations
 * that have ended, applies how long dialogs keep answers at once, and forgets every hour. `stop` lets the mail that is on its way arrive.
 * Keeps no process alive.
 */
export function startBackgroundWork(
  services: Services,
  publicUrl: string,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  const attempt = (what: string, work: () => Promise<void>): void => {
    work().catch((error: unknown) => log.warn({ fault: describeFault(error) }, `${what} failed`));
  };
  const every = (pause: number, what: string, work: () => Promise<void>) =>
    setInterval(() => attempt(what, work), pause).unref();

  // What was done while no server ran stands in the registry, too.
  let audited: { readonly acts: readonly Act[]; readonly until: number } = { acts: [], until: 0 };
  // At once, because a server that is started anew within each hour would keep what its authors promised to delete.
  attempt('applying retention', () => applyRetention(services));
  const mails = sendRegularly(services, publicUrl, log);
  const deliverer = createDeliverer(services, {
    readExported: exportedReader(services),
    onFault: (error) => log.warn({ fault: describeFault(error) }, 'telling another system failed'),
  });
  const timers = [
    every(TELL_MS, 'looking what to tell other systems', () => deliverer.look()),
    every(MINUTE_MS, 'writing down failed logins', () => services.failedLogins.flush()),
    every(MINUTE_MS, 'writing down what happens often', () => services.countedActs.flush()),
    every(TRIALS_MS, 'looking at trials', () =>
      takeBackTrials(services, (part, version) => log.error({ part, version }, 'a trial was taken back by its faults')),
    ),
    every(TRIALS_MS, 'looking at releases', () =>
      healReleases(services, (part, version, back) =>
        log.error({ part, version, back }, 'a release was taken back by its faults'),
      ),
    ),
    every(AUDIT_MS, 'writing down releases', async () => {
      const { acts } = await services.releases.registry();
      // The same list until the registry changes.
      if (acts === audited.acts) return;
      audited = { acts, until: await auditReleases(services, audited.until) };
    }),
    every(MODELS_MS, 'looking for connected models', () => services.modelEndpoints.load()),
    every(JUDGE_MS, 'judging conversations', () => judgeConversations(services)),
    every(FILES_MS, 'clearing files', () => clearMedia(services)),
    every(FILES_MS, 'clearing the library', () => clearLibrary(services)),
    every(FILES_MS, 'taking metadata out of older files', async () => {
      const unreadable = await bareStoredFiles(services);
      if (unreadable > 0) log.warn({ unreadable }, 'files keep their metadata');
    }),
    every(HOUR_MS, 'clearing expired rows', () => forgetExpired(services)),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await services.failedLogins.flush().catch(() => {});
      await services.countedActs.flush().catch(() => {});
      await Promise.all([mails.stop(), deliverer.stop()]);
    },
  };
}
