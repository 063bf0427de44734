import type { SystemState } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { readPutAside, retryPutAside } from '../../attempts/putAside.ts';
import type { Handler } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { retryMails } from '../../mail/sendMails.ts';
import type { MailTransport } from '../../mail/MailTransport.ts';

/** What the admin side tells beside what the database knows. */
export interface SystemSource {
  /** The installed modules; read afresh, because each is released by itself. */
  readonly readModules: () => Promise<SystemState['modules']>;
  readonly readApi: () => Promise<SystemState['api']>;
  readonly databaseBundled: boolean;
}

const FAILURES_SHOWN = 20;

/** How the installation is: versions, database, mails that wait or failed. */
export function adminSystem(source: SystemSource): Handler<'adminSystem'> {
  return async (_input, { services }) => ({
    modules: await source.readModules(),
    api: await source.readApi(),
    database: await readDatabase(services, source.databaseBundled),
    queue: await readQueue(services),
    put_aside: await readPutAside(services),
    mail: await readMail(services.db, services.mail),
    counts: { ...(await readCounts(services.db)), media_limit: services.mediaQuota },
  });
}

export const adminRetryMails: Handler<'adminRetryMails'> = async (_input, { services }) => ({
  retried: await retryMails(services),
});

export const adminRetryWork: Handler<'adminRetryWork'> = async (_input, { services }) => ({
  retried: await retryPutAside(services),
});

async function readDatabase({ db, pool }: Services, bundled: boolean): Promise<SystemState['database']> {
  const { rows } = await sql<{ version: string; size: number; migration: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select max(name) from schema_migrations) as migration`.execute(db);
  const { version = '', size = 0, migration = '' } = rows[0] ?? {};
  return {
    version: version.split(' ')[0] ?? version,
    bundled,
    size,
    migration: migration.replace(/\.sql$/, ''),
    connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  };
}

async function readQueue({ db }: Services): Promise<SystemState['queue']> {
  const { waiting, oldest, failed } = await db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
      fn.min('created_at').filterWhere('failed_at', 'is', null).as('oldest'),
      fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  const failures = await db
    .selectFrom('mails')
    .where('failed_at', 'is not', null)
    .select(['mail_id', 'kind', 'recipient', 'attempts', 'reason', 'failed_at'])
    .orderBy('failed_at', 'desc')
    .limit(FAILURES_SHOWN)
    .execute();
  return {
    waiting,
    oldest_at: oldest?.getTime() ?? null,
    failed,
    failures: failures.map(({ mail_id, kind, recipient, attempts, reason, failed_at }) => ({
      mail_id,
      kind,
      attempts,
      reason,
      recipient: recipient ?? '',
      last_attempt_at: failed_at?.getTime() ?? 0,
    })),
  };
}

async function readMail(db: Services['db'], { kind, target }: MailTransport): Promise<SystemState['mail']> {
  const { last } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.max('sent_at').as('last'))
    .executeTakeFirstOrThrow();
  return { transport: kind, target, last_sent_at: last?.getTime() ?? null };
}

type Counts = Omit<SystemState['counts'], 'media_limit'>;

async function readCounts(db: Services['db']): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from accounts) as accounts,
      (select count(*) from token_families where kind = 'author' and revoked_at is null) as sessions,
      (select count(*) from surveys where deleted_at is null) as surveys,
      (select count(*) from conversations where is_live) as conversations,
      ((select coalesce(sum(size), 0) from media) + (select coalesce(sum(size), 0) from library_files))::bigint as media`.execute(
    db,
  );
  return rows[0] ?? { accounts: 0, sessions: 0, surveys: 0, conversations: 0, media: 0 };
}
