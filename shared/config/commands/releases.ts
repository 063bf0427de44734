import { runReleaseCommand } from './runReleaseCommand.ts';

/** `pnpm releases`: every version that is kept, with when, who, size and standing. */
export default function releases(): Promise<void> {
  return runReleaseCommand('releases', []);
}
