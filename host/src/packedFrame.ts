import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DoorRecord } from '@dialogwerk/shared/contract/doors';
import type { Frame } from '@dialogwerk/shared/config/host';

const packed = (path: string): string => fileURLToPath(new URL(`../frame/${path}`, import.meta.url));

/** The shell as it lies in this package, seen from its built files. */
export const packedFrame: Frame = {
  page: packed('index.html'),
  style: packed('page.css'),
  main: '@dialogwerk/host/frame',
  help: '@dialogwerk/host/alone',
  publicDir: packed('public'),
};

/** The built shell that this package was made of, for the test kit (`dialogwerk-host try`). */
export const packedShell = fileURLToPath(new URL('../shell', import.meta.url));

/** All names of the doors of that shell with their types, as it was built with them. */
export function packedDoors(): DoorRecord {
  const read: DoorRecord = JSON.parse(readFileSync(`${packedShell}/doors.json`, 'utf8'));
  return { types: read.types, takes: read.takes, gives: read.gives };
}

/** What a test alone imports. */
const forTests = /^(vitest|@testing-library\/)/;

/**
 * The libraries of doors and frame, as Vite's `optimizeDeps.include` takes them. All of them, because Vite takes what a
 * package that is left as it is imports as it is, too, and some of it is CommonJS.
 */
export function packedLibraries(): string[] {
  const names: readonly string[] = JSON.parse(readFileSync(packed('libraries.json'), 'utf8'));
  return names.filter((name) => !forTests.test(name)).map((name) => `@dialogwerk/host > ${name}`);
}
