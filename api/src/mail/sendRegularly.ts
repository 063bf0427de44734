import type { FastifyBaseLogger } from 'fastify';
import { sendLetters } from '../invitees/sendLetters.ts';
import type { Services } from '../services.ts';
import { describeFault } from '../storage/faults/describeFault.ts';
import { sendMails } from './sendMails.ts';

const PAUSE_MS = 1_000;

/** Sends what is due every second until it is stopped; `stop` waits for the mails that are on their way. */
export function sendRegularly(
  services: Services,
  publicUrl: string,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  let isStopping = false;
  const sender = { publicUrl, isStopping: () => isStopping };
  // Apart, so that nobody's login link waits for ten thousand invitations.
  const running = [
    everyPause(
      () => sendMails(services, { transport: services.mail, ...sender }),
      (error) => log.warn({ fault: describeFault(error) }, 'sending mails failed'),
    ),
    everyPause(
      () => sendLetters(services, sender),
      (error) => log.warn({ fault: describeFault(error) }, 'sending mails to invited people failed'),
    ),
  ];
  return {
    async stop() {
      isStopping = true;
      await Promise.all(running.map((one) => one.stop()));
      services.mail.close();
    },
  };
}

/** Does a work with each pause, unless it is still at it. */
function everyPause(work: () => Promise<unknown>, onFault: (error: unknown) => void): { stop: () => Promise<unknown> } {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work()
      .catch(onFault)
      .finally(() => {
        isBusy = false;
      });
  }, PAUSE_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
