import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';

/** Runs an act on the releases of the installation that the environment names (`DATA_DIR`); ends with its exit code. */
export async function runReleaseCommand(name: string, args: readonly string[]): Promise<void> {
  const command = inProject('api', 'src', 'releases', 'command.ts');
  const { code } = await runProcess(process.execPath, [command, name, ...args], { show: true });
  process.exitCode = code;
}
