import { z } from 'zod';
import { tryInBrowser } from '../kit/tryInBrowser.ts';
import build from './build.ts';
import { builtPackages } from './projectPaths.ts';
import { releaseCommand, runReleaseCommand } from './runReleaseCommand.ts';
import { runProcess } from './runProcess.ts';

/** Releases what nobody has tried; the audit trail says so. */
const SKIP = '--skip-browser';

const pairs = z.array(z.object({ shell: z.string(), module: z.string() }));

/**
 * `pnpm release <module> [version]`: builds it, tries it in a browser with every shell that is in use, and has everybody
 * served the new version, or one that is there already. `--skip-browser` leaves the trial out.
 */
export default async function release(args: readonly string[]): Promise<void> {
  const [id = '', version] = args.filter((arg) => arg !== SKIP);
  const wanted = version === undefined ? [id] : [id, version];
  // What is no module is refused by the command itself, with the names that there are.
  if (version === undefined && builtPackages.some((known) => known === id)) await build([id]);
  if (args.includes(SKIP)) return runReleaseCommand('release', [...wanted, SKIP]);
  const asked = await runProcess(process.execPath, [releaseCommand, 'pairs', ...wanted]);
  if (asked.code !== 0) throw new Error(asked.output.trim());
  for (const sentence of await tryInBrowser(pairs.parse(JSON.parse(asked.output.trim().split('\n').at(-1) ?? ''))))
    console.log(sentence);
  await runReleaseCommand('release', wanted);
}
