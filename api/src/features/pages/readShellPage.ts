import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Viewer } from '../../releases/serving/choose.ts';
import type { Releases } from '../../releases/Releases.ts';

/** A page of the shell that a viewer gets, as it was built; null when there is none. */
export async function readShellPage(
  releases: Releases,
  page: 'index.html' | 'live.html' | 'exit.html',
  viewer?: Viewer,
): Promise<string | null> {
  const shell = await releases.served('shell', viewer);
  return shell && readFile(join(shell.folder, page), 'utf8').catch(() => null);
}
