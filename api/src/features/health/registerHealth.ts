import type { FastifyInstance } from 'fastify';
import type { Services } from '../../calls/services.ts';
import { healthTexts } from './texts.ts';

const PATIENCE_MS = 2_000;

/** `/health/live`: the process answers. `/health/ready`: it can work, which means that the database answers in 2 s. */
export function registerHealth(app: FastifyInstance, { pool }: Services): void {
  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health/ready', async (_request, reply) => {
    if (await answersInTime(() => pool.query('select 1'))) return { status: 'ok' };
    return reply.code(503).header('retry-after', '5').send({ msg: healthTexts.databaseAway });
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
