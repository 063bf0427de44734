import { runReleaseCommand } from './runReleaseCommand.ts';

/** `pnpm rollback <module> [version]`: back to the last good version, or to that one. */
export default function rollback(args: readonly string[]): Promise<void> {
  return runReleaseCommand('rollback', args);
}
