import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';

/** The api's own command for acts on releases. */
export const releaseCommand = inProject('api', 'src', 'releases', 'command.ts');

/** Runs an act on the releases of the installation that the environment names (`DATA_DIR`); ends with its exit code. */
export async function runReleaseCommand(name: string, args: readonly string[]): Promise<void> {
  const { code } = await runProcess(process.execPath, [releaseCommand, name, ...args], { show: true });
  process.exitCode = code;
}
