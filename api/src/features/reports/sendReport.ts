import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { takeTokens } from '../../throttle/TokenBucket.ts';
import type { TokenBucket } from '../../throttle/TokenBucket.ts';

/** An address may stand for a whole school: 300 tabs at one moment, then one report each second. */
const REPORTS: TokenBucket = { name: 'reports', burst: 300, refillMs: 1_000 };

/** Keeps what a tab tells of the versions that it runs; refuses with 429 an address that tells very much. */
export const sendReport: Handler<'sendReport'> = async (report, { services, address, reporter: readReporter }) => {
  const wait = await takeTokens(services, REPORTS, address, 1);
  if (wait > 0) throw new CallError('throttle/too-many-attempts', { retryAfter: Math.ceil(wait / 1_000) });
  const { db, now } = services;
  const reporter = readReporter?.() ?? null;
  const { tab, composition, in_use, measures, faults } = report;
  const at = new Date(now());
  // Each once, because one statement may not touch a row twice.
  const open = new Map(in_use.map((one) => [`${one.module}@${one.version}`, one]));
  if (open.size > 0) {
    await db
      .insertInto('module_tabs')
      .values(
        [...open.values()].map(({ module, version }) => ({
          tab,
          module,
          version,
          composition,
          seen_at: at,
          reporter,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['tab', 'module', 'version']).doUpdateSet({ composition, seen_at: at, reporter }),
      )
      .execute();
  }
  const rows = [
    ...measures.map(({ module, version, kind, ms, bytes }) => ({
      tab,
      at,
      reporter,
      module,
      version,
      kind,
      ms,
      bytes: bytes ?? null,
    })),
    ...faults.map(({ module, version, kind, name, place }) => ({
      tab,
      at,
      reporter,
      module,
      version,
      kind,
      name,
      place,
    })),
  ];
  if (rows.length > 0) await db.insertInto('module_reports').values(rows).execute();
  return { msg: 'success' };
};
