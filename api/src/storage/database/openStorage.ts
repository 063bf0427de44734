import type { PoolConfig } from 'pg';
import { StartError } from '../../StartError.ts';
import { startTexts } from '../../texts.ts';
import { startBundledPostgres } from '@dialogwerk/postgres';
import { connect } from './connect.ts';
import type { Database } from './connect.ts';
import { databaseFault } from '../faults/databaseFault.ts';
import { migrate } from './migrate.ts';

export interface StorageOptions {
  /** null for the bundled PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Hears what happens, a German line each. */
  readonly say: (line: string) => void;
  readonly onIdleFault: (error: Error) => void;
}

const OLDEST_SERVER = 140_000;

/** The database of this installation, migrated; `close` ends the bundled server too. Throws a German sentence. */
export async function openStorage(options: StorageOptions): Promise<Database> {
  const { databaseUrl, onIdleFault } = options;
  if (databaseUrl !== null) {
    return open({ connectionString: databaseUrl }, onIdleFault, async () => {}).catch((error: unknown) => {
      throw refusal(error) ?? error;
    });
  }
  const bundled = await startBundledPostgres({ dataDir: options.dataDir, log: options.say });
  return open(bundled.connection, onIdleFault, () => bundled.stop());
}

async function open(config: PoolConfig, onIdleFault: (error: Error) => void, stopServer: () => Promise<void>) {
  const database = connect(config, onIdleFault);
  const close = async () => {
    await database.close();
    await stopServer();
  };
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if (rows.some(({ version }) => version < OLDEST_SERVER)) throw new StartError(startTexts.databaseTooOld);
    // A large migration says nothing for as long as it takes.
    const patient = connect({ ...config, max: 1 }, onIdleFault, 0);
    await migrate(patient.pool).finally(() => patient.close());
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Why the server in DATABASE_URL does not let us in. */
function refusal(error: unknown): StartError | null {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === '28P01' || code === '28000') return new StartError(startTexts.databaseRefused);
  if (code === '3D000') return new StartError(startTexts.databaseMissing);
  return databaseFault(error) === 'away' ? new StartError(startTexts.databaseUnreachable) : null;
}
