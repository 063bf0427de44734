import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { chooseAccount } from './home/chooseAccount.ts';
import { isListed } from './server/processState.ts';
import { startBundledPostgres } from './startBundledPostgres.ts';
import { startOwner } from '../testing/startOwner.ts';
import { processesIn, testFolders } from '../testing/testFolders.ts';

const folders = testFolders();
const log = () => undefined;

test('after kill -9 of its owner the server is taken over as it runs, and the new owner can stop it', async () => {
  const dataDir = await folders.make();
  const owner = startOwner(dataDir);
  const told = await owner.told;
  await owner.kill();
  expect(told).toHaveProperty('pid');
  const pid = 'pid' in told ? told.pid : 0;
  expect(isListed(pid)).toBe(true);

  const postgres = await startBundledPostgres({ dataDir, log });
  expect(postgres.pid).toBe(pid);
  const client = new Client(postgres.connection);
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await postgres.stop();
  expect(await processesIn(dataDir)).toEqual([]);
});

test('after kill -9 of the owner and of the server the next start works', async () => {
  const dataDir = await folders.make();
  const owner = startOwner(dataDir);
  const told = await owner.told;
  await owner.kill();
  if ('pid' in told) process.kill(told.pid, 'SIGKILL');
  const postgres = await startBundledPostgres({ dataDir, log });
  expect(told).not.toMatchObject({ pid: postgres.pid });
  await postgres.stop();
});

test('two starts on an empty folder at the same moment: one owns the database and goes on, the other is refused', async () => {
  const dataDir = await folders.make();
  const starts = await Promise.allSettled([1, 2].map(() => startBundledPostgres({ dataDir, log })));
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
  expect(refused).toEqual([
    expect.objectContaining({
      name: 'StorageStartError',
      reason: 'inUse',
      message: expect.stringContaining('von einem anderen laufenden Dialogwerk benutzt'),
    }),
  ]);
  const [owner] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  expect(owner && isListed(owner.pid)).toBe(true);
  await owner?.stop();
  expect(await processesIn(dataDir)).toEqual([]);
});

test('kills at any moment of the first start leave a folder that the next start makes whole', async () => {
  const dataDir = await folders.make();
  for (const milliseconds of [150, 300, 450, 650, 850, 1_100]) {
    const owner = startOwner(dataDir);
    // Because the moment of the kill is what is tested; nothing is waited for.
    await after(milliseconds);
    await owner.kill();
  }
  const postgres = await startBundledPostgres({ dataDir, log });
  const client = new Client(postgres.connection);
  await client.connect();
  await client.query('create table kept (n int)');
  await client.end();
  await postgres.stop();
  const reopened = await startBundledPostgres({ dataDir, log });
  await reopened.stop();
  expect(await readdir(join(dataDir, 'postgres'))).not.toContainEqual(expect.stringMatching(/^tmp-/));
});

test.runIf(process.platform === 'linux')(
  'lock files with the number of a zombie, or of another program that reuses it, count as left over',
  async () => {
    const dataDir = await folders.make();
    const home = join(dataDir, 'postgres');
    const files = [join(home, 'data', 'postmaster.pid'), join(home, 'run', '.s.PGSQL.5432.lock')];
    let postgres = await startBundledPostgres({ dataDir, log });
    for (const [state, script] of [
      // It ends only once its parent is a program that never asks for it: the shell would.
      ['Z', '(until grep -q sleep /proc/$$/stat; do :; done) & echo $!; exec sleep 60'],
      ['S', 'echo $$; exec sleep 60'],
    ] as const) {
      const locks = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      await postgres.stop();
      // As PostgreSQL's own account, because PostgreSQL heeds only processes of that.
      const account = await chooseAccount(join(home, 'data'));
      const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'], ...account });
      onTestFinished(() => void parent.kill('SIGKILL'));
      const [output] = await once(parent.stdout, 'data');
      const pid = Number.parseInt(String(output), 10);
      await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(`) ${state} `);
      await Promise.all(locks.map((text, i) => writeFile(files[i] ?? '', text.replace(/^\d+/, String(pid)))));

      postgres = await startBundledPostgres({ dataDir, log });
      expect(postgres.pid).not.toBe(pid);
    }
    await postgres.stop();
  },
);
