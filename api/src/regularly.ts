import type { FastifyInstance } from 'fastify';
import { describeFault } from './storage/faults/describeFault.ts';

/** Once the server listens, does some work again and again, each time after the one before has ended; what fails is tried again. */
export function regularly(app: FastifyInstance, everyMs: number, what: string, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let working = false;
  const look = async (): Promise<void> => {
    if (working) return;
    working = true;
    await work().catch((error: unknown) => app.log.warn({ fault: describeFault(error) }, `${what} failed`));
    working = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
