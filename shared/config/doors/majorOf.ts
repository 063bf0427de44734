import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const known = new Map<string, string>();

/** The part of a package's version that changes when something in it breaks, by a file of it: '9' of 9.5.0, '0.4' of 0.4.1. */
export function majorOf(file: string): string {
  const folder = folderOf(dirname(file));
  const found = known.get(folder);
  if (found !== undefined) return found;
  const { version = '' }: { version?: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const major = /^0\.\d+|^\d+/.exec(version)?.[0] ?? '';
  known.set(folder, major);
  return major;
}

/** A folder of a package may say which kind of modules it holds, and no version. */
function folderOf(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && /"version"/.test(readFileSync(file, 'utf8'))) return folder;
  }
  throw new Error(`${start} belongs to no package.`);
}
