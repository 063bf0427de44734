import { MODEL_SECONDS } from '@dialogwerk/shared/contract';
import type { FastifyInstance } from 'fastify';
import { describeFault } from '../../../storage/faults/describeFault.ts';
import type { Requests } from './Requests.ts';

const EVERY_MS = 5 * 60_000;
/** A request that is under way is younger, also of a model that is waited for as long as can be set. */
const LEFT_MS = (MODEL_SECONDS.max + 30) * 1_000;

/**
 * Once the server listens and every five minutes, makes the requests that a crash has left, because their respondents
 * may never come back to wait for them.
 */
export function resumeRegularly(app: FastifyInstance, requests: Requests): void {
  const resume = () => {
    requests.resumePending(LEFT_MS).catch((error: unknown) => {
      app.log.warn({ fault: describeFault(error) }, 'resuming requests failed');
    });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    resume();
    timer = setInterval(resume, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
