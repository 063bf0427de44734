import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A revision of this repository, checked out and built once in the system's folder for temporary files; gives its folder. Not below node_modules, because
 * Node takes no TypeScript from there.
 */
export function earlierRevision(name: string): string {
  const revision = execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const folder = join(tmpdir(), 'dialogwerk-revisions', revision.slice(0, 12));
  if (!existsSync(folder)) {
    // What the system has cleaned away is still in git's list.
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
    execFileSync('git', ['worktree', 'add', '--detach', folder, revision], { cwd: root });
  }
  // Both are done in a moment where nothing has changed.
  const run = (...words: string[]) =>
    execFileSync('npx', ['--yes', 'pnpm', ...words], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('install', '--frozen-lockfile', '--prefer-offline');
  run('build');
  return folder;
}
