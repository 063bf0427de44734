import { chown, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Address, Cluster } from '../Cluster.ts';

/** Writes `postgresql.conf` anew, before every start. An operator's own settings belong into ALTER SYSTEM, which wins over it. */
export async function writeSettings(cluster: Cluster, address: Address): Promise<void> {
  const lines = Object.entries({ ...settings(cluster), ...listening(address) }).map(
    ([name, value]) => `${name} = ${quote(value)}`,
  );
  const file = join(cluster.data, 'postgresql.conf');
  const next = `${file}.next`;
  await writeFile(next, `# Written by Dialogwerk at every start.\n${lines.join('\n')}\n`, { mode: 0o600 });
  if (cluster.account) await chown(next, cluster.account.uid, cluster.account.gid);
  await rename(next, file);
}

function settings({ data, logs }: Cluster): Record<string, string> {
  return {
    // No acknowledged turn may be lost, not even in a power cut.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // For a small machine: two cores and a few hundred MB, shared with the api.
    shared_buffers: '64MB',
    min_wal_size: '64MB',
    max_wal_size: '512MB',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    io_workers: '1',
    // Seven files, one a weekday, each begun anew. Statements and row contents stay out: they hold personal data.
    logging_collector: 'on',
    log_directory: relative(data, logs),
    log_filename: 'postgresql-%u.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_file_mode: '0600',
    log_checkpoints: 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
}

function listening({ host, port }: Address): Record<string, string> {
  if (process.platform === 'win32') return { listen_addresses: host, port: String(port) };
  return {
    listen_addresses: '',
    port: String(port),
    // In double quotes, because the value is a list parted by commas.
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // Because the shared memory of containers is small or missing.
    dynamic_shared_memory_type: 'mmap',
  };
}

function quote(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
