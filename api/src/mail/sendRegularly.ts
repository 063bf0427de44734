import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import { describeFault } from '../storage/faults/describeFault.ts';
import { sendMails } from './sendMails.ts';

const PAUSE_MS = 1_000;

/** Sends what is due every second until it is stopped; `stop` waits for the mail that is on its way. */
export function sendRegularly(
  services: Services,
  publicUrl: string,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let isStopping = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = sendMails(services, { transport: services.mail, publicUrl, isStopping: () => isStopping })
      .catch((error: unknown) => log.warn({ fault: describeFault(error) }, 'sending mails failed'))
      .finally(() => {
        isBusy = false;
      });
  }, PAUSE_MS);
  timer.unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
      services.mail.close();
    },
  };
}
