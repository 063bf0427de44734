import { z } from 'zod';
import { tryInBrowser } from '../kit/tryInBrowser.ts';
import build from './build.ts';
import { builtPackages } from './projectPaths.ts';
import { releaseCommand, runReleaseCommand } from './runReleaseCommand.ts';
import { runProcess } from './runProcess.ts';

/** Serves what nobody has tried; the audit trail says so. */
export const SKIP_BROWSER = '--skip-browser';

const pairs = z.array(z.object({ shell: z.string(), module: z.string() }));

interface Candidate {
  readonly id: string;
  /** undefined: what is built now. */
  readonly version: string | undefined;
  /** What the act takes beside. */
  readonly more?: readonly string[];
  readonly skipsBrowser: boolean;
}

/**
 * Builds a candidate, where no version is named, tries it in a browser with every shell that is in use, and does the act on
 * it (`release`, `trial`). Throws, with a sentence, where it does not go well.
 */
export async function tryCandidate(act: string, { id, version, more = [], skipsBrowser }: Candidate): Promise<void> {
  const wanted = version === undefined ? [id] : [id, version];
  // What is no module is refused by the command itself, with the names that there are.
  if (version === undefined && builtPackages.some((known) => known === id)) await build([id]);
  if (skipsBrowser) return runReleaseCommand(act, [...wanted, ...more, SKIP_BROWSER]);
  const asked = await runProcess(process.execPath, [releaseCommand, 'pairs', ...wanted]);
  if (asked.code !== 0) throw new Error(asked.output.trim());
  for (const sentence of await tryInBrowser(pairs.parse(JSON.parse(asked.output.trim().split('\n').at(-1) ?? ''))))
    console.log(sentence);
  await runReleaseCommand(act, [...wanted, ...more]);
}
