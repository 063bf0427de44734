import { cp, mkdtemp, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach } from '../canReach.ts';
import { changeOwner } from '../changeOwner.ts';
import type { Account, Binaries } from '../Cluster.ts';
import { type BinaryPackage, platformName } from './findBinaryPackage.ts';
import { linkLibraries } from './linkLibraries.ts';
import { runProgram } from '../runProgram.ts';
import { errorCode, StorageStartError } from '../StorageStartError.ts';
import { syncFolder, syncTree } from '../syncToDisk.ts';
import { texts } from '../texts.ts';

/**
 * PostgreSQL's programs, seen to run as the account: in the package itself, or as a copy in `home` when the package cannot be
 * reached by the account or completed with its symlinks. Throws StorageStartError `noBinaries` when they do not run here (musl).
 */
export async function prepareBinaries(found: BinaryPackage, home: string, account?: Account): Promise<Binaries> {
  const folder = (await usableInPlace(found, account)) ? found.folder : await copyInto(home, found, account);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native', 'bin', name + suffix);
  const binaries = { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
  const probe = await runProgram(binaries.postgres, ['--version'], home, account).catch((error: unknown) => {
    throw new StorageStartError('noBinaries', texts.noBinaries(platformName), error);
  });
  if (probe.code !== 0) throw new StorageStartError('noBinaries', texts.noBinaries(platformName), probe.output);
  return binaries;
}

async function usableInPlace(found: BinaryPackage, account: Account | undefined): Promise<boolean> {
  if (!(await canReach(join(found.folder, 'native', 'bin'), account))) return false;
  return linkLibraries(found.folder).then(
    () => true,
    () => false,
  );
}

async function copyInto(home: string, found: BinaryPackage, account: Account | undefined): Promise<string> {
  const target = join(home, `bin-${found.version}`);
  if (await stat(target).catch(() => undefined)) return target;
  const copy = await mkdtemp(join(home, 'tmp-'));
  await cp(join(found.folder, 'native'), join(copy, 'native'), {
    recursive: true,
    // Because links would otherwise point back into the folder that cannot be reached.
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('pgxs'),
  });
  await linkLibraries(copy);
  await syncTree(copy);
  await changeOwner(copy, account);
  await rename(copy, target).catch((error: unknown) => {
    // Because another start may have been faster.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
  });
  await syncFolder(home);
  return target;
}
