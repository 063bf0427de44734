import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './calls/services.ts';
import { clearLoginFailures } from './features/sessions/loginThrottle.ts';
import { clearMedia } from './media/clearMedia.ts';
import { describeFault } from './storage/describeFault.ts';

const HOUR_MS = 60 * 60_000;

/** Every hour, forgets sessions, failed logins and files that no longer count. Does not keep the process alive. */
export function forgetExpired(services: Services, log: FastifyBaseLogger): NodeJS.Timeout {
  const forget = async () => {
    await services.tokens.clearExpired();
    await clearLoginFailures(services);
    await clearMedia(services);
  };
  const timer = setInterval(() => {
    forget().catch((error: unknown) => log.warn({ fault: describeFault(error) }, 'clearing expired rows failed'));
  }, HOUR_MS);
  return timer.unref();
}
