import { createInterface } from 'node:readline';
import { startBundledPostgres } from '../src/startBundledPostgres.ts';
import { StorageStartError } from '../src/StorageStartError.ts';

/** A small api: owns the database in the folder given as its argument until a line or the end of its input. Tells as JSON lines. */
const [, , dataDir = ''] = process.argv;
const tell = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const postgres = await startBundledPostgres({ dataDir, log: () => undefined });
  tell({ connection: postgres.connection, pid: postgres.pid });
  for await (const _line of createInterface(process.stdin)) break;
  await postgres.stop();
  process.exit(0);
} catch (error) {
  tell(
    error instanceof StorageStartError ? { reason: error.reason, message: error.message } : { message: String(error) },
  );
  process.exit(1);
}
