import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import { isModuleId } from '../../src/contract/module.ts';
import type { ReleasableId } from '../../src/contract/release.ts';

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);

/** The modules whose sources stand in this project. */
export const moduleFolders = readdirSync(projectRoot)
  .filter(isModuleId)
  .filter((id) => existsSync(inProject(id, 'vite.config.ts')))
  .toSorted();

/** What is built for the browser: the shell and every module. */
export const builtPackages: readonly ReleasableId[] = ['shell', ...moduleFolders];
