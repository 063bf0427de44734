import build from './build.ts';
import { builtPackages } from './projectPaths.ts';
import { runReleaseCommand } from './runReleaseCommand.ts';

/** `pnpm release <module> [version]`: builds it and has everybody served the new version, or one that is there already. */
export default async function release([id = '', version]: readonly string[]): Promise<void> {
  // What is no module is refused by the command itself, with the names that there are.
  if (version === undefined && builtPackages.some((known) => known === id)) await build([id]);
  await runReleaseCommand('release', version === undefined ? [id] : [id, version]);
}
