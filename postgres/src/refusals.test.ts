import {
  chmod,
  chown,
  cp,
  mkdir,
  readFile,
  readlink,
  realpath,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canReach } from './canReach.ts';
import { chooseAccount } from './home/chooseAccount.ts';
import { prepareBinaries } from './binaries/prepareBinaries.ts';
import { startBundledPostgres } from './startBundledPostgres.ts';
import { startOwner } from '../testing/startOwner.ts';
import { processesIn, testFolders } from '../testing/testFolders.ts';

const folders = testFolders();
const log = () => undefined;
const isRoot = process.getuid?.() === 0;
const nobody = await chooseAccount('');
const nobodyReachesUs = await canReach(process.execPath.replace(/[^/]+$/, ''), nobody);

test('a data folder that cannot be made is refused by name', async () => {
  const file = join(await folders.make(), 'file');
  await writeFile(file, '');
  const dataDir = join(file, 'data');
  await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({
    name: 'StorageStartError',
    reason: 'notWritable',
    message: expect.stringContaining(`In den Datenordner „${dataDir}“ kann Dialogwerk nicht schreiben.`),
  });
});

test.skipIf(isRoot && !nobodyReachesUs)('a data folder without write permission is refused', async () => {
  const dataDir = await folders.make();
  await chmod(dataDir, 0o555);
  const owner = startOwner(dataDir, nobody);
  expect(await owner.told).toMatchObject({ reason: 'notWritable' });
  await owner.kill();
});

test.skipIf(!isRoot || !nobodyReachesUs)('an ordinary user starts it as itself', async () => {
  const dataDir = await folders.make();
  if (nobody) await chown(dataDir, nobody.uid, nobody.gid);
  const owner = startOwner(dataDir, nobody);
  expect(await owner.told).toHaveProperty('connection');
  await owner.kill();
});

test.skipIf(!isRoot || !nobodyReachesUs)('a user without an account is told so', async () => {
  const dataDir = await folders.make();
  const stranger = { uid: 54_321, gid: 54_321 };
  await chown(dataDir, stranger.uid, stranger.gid);
  const owner = startOwner(dataDir, stranger);
  expect(await owner.told).toMatchObject({ reason: 'noAccount', message: expect.stringContaining('54321') });
  await owner.kill();
});

test('data of another major version is refused and left alone', async () => {
  const dataDir = await folders.make();
  const data = join(dataDir, 'postgres', 'data');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'PG_VERSION'), '15\n');
  await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({
    reason: 'otherVersion',
    message: expect.stringContaining('stammt von PostgreSQL 15, dieses Dialogwerk bringt PostgreSQL 18 mit'),
  });
  expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toBe('15\n');
});

test('data without its version file is refused as damaged', async () => {
  const dataDir = await folders.make();
  await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true });
  await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({ reason: 'damaged' });
});

test('a link to data that is gone is refused instead of beginning anew', async () => {
  const dataDir = await folders.make();
  await symlink(join(dataDir, 'gone'), join(dataDir, 'postgres'));
  await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({
    reason: 'damaged',
    message: expect.stringContaining(join(dataDir, 'gone')),
  });
});

test('a server that cannot read its settings is refused with the place of its log', async () => {
  const dataDir = await folders.make();
  const first = await startBundledPostgres({ dataDir, log });
  await first.stop();
  await writeFile(join(dataDir, 'postgres', 'data', 'postgresql.auto.conf'), 'no_such_setting = 1\n');
  await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({
    reason: 'failed',
    message: expect.stringContaining(join(dataDir, 'postgres', 'log')),
    cause: expect.stringContaining('no_such_setting'),
  });
  expect(await processesIn(dataDir)).toEqual([]);
});

test('programs that do not run on this system are refused with the way out', async () => {
  const folder = await folders.make();
  const bin = join(folder, 'native', 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'postgres'), '#!/no/such/loader\n', { mode: 0o755 });
  await expect(prepareBinaries({ folder, version: '18.0.0' }, folder)).rejects.toMatchObject({
    reason: 'noBinaries',
    message: expect.stringContaining('DATABASE_URL'),
  });
});

test.runIf(isRoot)('root with a project under a private home gets a database in a public place', async () => {
  const privateHome = await folders.make();
  await chmod(privateHome, 0o700);
  const dataDir = join(privateHome, 'project', '.data');
  const postgres = await startBundledPostgres({ dataDir, log });
  const home = await realpath(join(dataDir, 'postgres'));
  expect(home.startsWith('/var/lib/dialogwerk/')).toBe(true);
  await postgres.stop();
  await rm(home, { recursive: true });
  // Because other databases of this machine may lie there too; then it is not empty.
  await rmdir('/var/lib/dialogwerk').catch(() => undefined);
});

test.runIf(isRoot)('a data folder that is closed to all but root holds its database all the same', async () => {
  const dataDir = await folders.make();
  await chmod(dataDir, 0o700);
  const postgres = await startBundledPostgres({ dataDir, log });
  expect(await realpath(join(dataDir, 'postgres'))).toBe(join(dataDir, 'postgres'));
  const { mode, gid } = await stat(dataDir);
  expect({ mode: mode & 0o777, gid }).toEqual({ mode: 0o710, gid: nobody?.gid });
  await postgres.stop();
});

test.runIf(isRoot)('data that root copied is handed to the unprivileged account', async () => {
  const dataDir = await folders.make();
  const first = await startBundledPostgres({ dataDir, log });
  await first.stop();
  const copy = await folders.make();
  await cp(join(dataDir, 'postgres'), join(copy, 'postgres'), { recursive: true });
  const second = await startBundledPostgres({ dataDir: copy, log });
  expect((await stat(join(copy, 'postgres', 'data', 'base'))).uid).toBe(nobody?.uid);
  await second.stop();
});

test.runIf(isRoot)('programs in a folder that the account cannot enter are copied with their symlinks', async () => {
  const place = await folders.make();
  const folder = join(place, 'private', 'package');
  const native = join(folder, 'native');
  await Promise.all(['bin', 'lib'].map((name) => mkdir(join(native, name), { recursive: true })));
  await writeFile(join(native, 'bin', 'postgres'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  await writeFile(join(native, 'lib', 'liba.so.1.2'), 'library');
  const links = ['liba.so.1', 'liba.so'].map((name) => ({
    source: 'native/lib/liba.so.1.2',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await symlink('liba.so.1.2', join(native, 'lib', 'liba.so'));
  await chmod(join(place, 'private'), 0o700);

  const binaries = await prepareBinaries({ folder, version: '18.4.0' }, place, nobody);
  const copy = join(place, 'bin-18.4.0', 'native');
  expect(binaries.postgres).toBe(join(copy, 'bin', 'postgres'));
  expect(await readlink(join(copy, 'lib', 'liba.so'))).toBe('liba.so.1.2');
  expect(await readlink(join(copy, 'lib', 'liba.so.1'))).toBe('liba.so.1.2');
});

test.each(['Unsinn', '0\n', '-5\n', '12abc\n'])(
  'a lock file that holds %j is refused by name and left alone',
  async (content) => {
    const dataDir = await folders.make();
    await (await startBundledPostgres({ dataDir, log })).stop();
    const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    await writeFile(file, content);
    await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({
      reason: 'lockDamaged',
      message: expect.stringContaining(`Die Datei „${await realpath(file)}“`),
    });
    expect(await readFile(file, 'utf8')).toBe(content);
  },
);

test('data that PostgreSQL cannot write to is refused with its own sentence', async () => {
  const dataDir = await folders.make();
  await (await startBundledPostgres({ dataDir, log })).stop();
  const data = join(dataDir, 'postgres', 'data');
  await chmod(data, 0o555);
  await expect(startBundledPostgres({ dataDir, log })).rejects.toMatchObject({
    reason: 'notWritable',
    message: expect.stringContaining('kann Dialogwerk nicht schreiben'),
  });
  await chmod(data, 0o700);
});
