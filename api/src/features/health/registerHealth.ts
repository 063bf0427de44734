import type { FastifyInstance } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';

const PATIENCE_MS = 2_000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can work, which means that the database answers in 2 s and
 * that nothing met a full disk in the last half minute.
 */
export function registerHealth(app: FastifyInstance, { pool, disk }: Services): void {
  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health/ready', async () => {
    const isThere = await answersInTime(() => pool.query('select 1'));
    if (isThere && !disk.isFull()) return { status: 'ok' };
    throw isThere
      ? new CallError('health/disk-full', { retryAfter: 30 })
      : new CallError('health/database-away', { retryAfter: 5 });
  });
}

async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  try {
    return await Promise.race([
      ask().then(
        () => true,
        () => false,
      ),
      tooLate,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
