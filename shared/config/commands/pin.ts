import { runReleaseCommand } from './runReleaseCommand.ts';

/** `pnpm pin <module> [version|--off]`: holds a module at a version, or lets it go. */
export default function pin(args: readonly string[]): Promise<void> {
  return runReleaseCommand('pin', args);
}
