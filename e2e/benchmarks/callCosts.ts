import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG_TESTS } from '@dialogwerk/shared/testing/rounds';

/**
 * How long others wait for each call of the contract at its largest allowed size, about a dialog of 5,000 blocks, sent twenty times at once
 * by one person: the most processor time that the server took at one go, in milliseconds. Driven by the test that holds it to 50 ms, so
 * that table and test cannot differ. A database as for the tests (TEST_DATABASE_URL, else one of its own).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-costs-'));
const table = join(folder, 'costs.md');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const run = spawn(
  process.execPath,
  [vitest, 'run', '--config', 'shared/config/vitest.config.ts', 'api/src/calls/cost.test.ts'],
  { cwd: root, env: { ...process.env, [LONG_TESTS]: '1', COSTS_TABLE: table }, stdio: ['ignore', 'ignore', 'inherit'] },
);
const [code] = await once(run, 'exit');
console.log(
  '| call | access | as asked, longest lists and texts, fullest body, each alone and twenty at once (ms) | answers |\n|---|---|---|---|',
);
console.log(await readFile(table, 'utf8'));
await rm(folder, { recursive: true });
process.exitCode = code === 0 ? 0 : 1;
