import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { moduleIds } from '../../src/contract/module.ts';

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** What is built for the browser: the shell and every module. */
export const builtPackages = ['shell', ...moduleIds] as const;

export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);
