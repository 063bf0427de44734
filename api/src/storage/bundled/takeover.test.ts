import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chooseAccount } from './chooseAccount.ts';
import { isListed } from './processState.ts';
import { startBundledPostgres } from './startBundledPostgres.ts';
import { startOwner } from './testing/startOwner.ts';
import { processesIn, testFolders } from './testing/testFolders.ts';

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

test('a second owner of the same folder is refused, and the first goes on', async () => {
  const dataDir = await folders.make();
  const postgres = await startBundledPostgres({ dataDir, log });
  await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({
    reason: 'inUse',
    message: expect.stringContaining('von einem anderen laufenden Dialogwerk benutzt'),
  });
  expect(isListed(postgres.pid)).toBe(true);
  await postgres.stop();
});

test('two first starts at the same moment: one owns the database, the other is refused', async () => {
  const dataDir = await folders.make();
  const starts = await Promise.allSettled([1, 2].map(() => startBundledPostgres({ dataDir, log })));
  const reasons = starts.map((start) => (start.status === 'rejected' ? start.reason : 'started'));
  expect(reasons).toContain('started');
  expect(reasons).toContainEqual(expect.objectContaining({ reason: 'inUse' }));
  for (const start of starts) if (start.status === 'fulfilled') await start.value.stop();
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

describe.runIf(process.platform === 'linux')('a process number in postmaster.pid that is no server', () => {
  test.each([
    ['a zombie', 'sleep 0 & echo $!; exec sleep 60'],
    ['another program with the reused number', 'echo $$; exec sleep 60'],
  ])('%s counts as dead', async (_name, script) => {
    const dataDir = await folders.make();
    const home = join(dataDir, 'postgres');
    const first = await startBundledPostgres({ dataDir, log });
    const note = await readFile(join(home, 'data', 'postmaster.pid'), 'utf8');
    const lock = await readFile(join(home, 'run', '.s.PGSQL.5432.lock'), 'utf8');
    await first.stop();

    const account = await chooseAccount(join(home, 'data'));
    const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'], ...account });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [output] = await once(parent.stdout, 'data');
    const pid = Number.parseInt(String(output), 10);
    const isGone = async () => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      return / \((sleep|sh)\) [ZS] /.test(stat);
    };
    await expect.poll(isGone).toBe(true);
    for (const [file, text] of [
      [join(home, 'data', 'postmaster.pid'), note],
      [join(home, 'run', '.s.PGSQL.5432.lock'), lock],
    ] as const) {
      await writeFile(file, text.replace(/^\d+/, String(pid)));
    }

    const second = await startBundledPostgres({ dataDir, log });
    expect(second.pid).not.toBe(pid);
    await second.stop();
  });
});
