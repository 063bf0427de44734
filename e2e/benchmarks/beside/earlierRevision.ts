import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A revision of this repository, checked out and built below node_modules/.cache once; gives its folder. */
export function earlierRevision(name: string): string {
  const revision = execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const folder = `${root}node_modules/.cache/revisions/${revision.slice(0, 12)}`;
  if (!existsSync(folder)) execFileSync('git', ['worktree', 'add', '--detach', folder, revision], { cwd: root });
  // Both are done in a moment where nothing has changed.
  const run = (...words: string[]) =>
    execFileSync('npx', ['--yes', 'pnpm', ...words], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('install', '--frozen-lockfile', '--prefer-offline');
  run('build');
  return folder;
}
