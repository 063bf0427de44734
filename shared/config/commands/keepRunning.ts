import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';

/** Who ends sooner cannot start, and would not the next time either, in milliseconds. */
const SETTLED_MS = 10_000;

interface Kept {
  readonly launch: () => ChildProcess;
  /** false once somebody has asked it to end. */
  readonly isWanted: () => boolean;
  /** Before each further launch. */
  readonly onRestart: () => void;
  readonly settledMs?: number;
}

/** Launches a program again whenever it ends by itself after it had started well; gives its exit code where it does not: 1 for a signal. */
export async function keepRunning({ launch, isWanted, onRestart, settledMs = SETTLED_MS }: Kept): Promise<number> {
  for (;;) {
    const begun = performance.now();
    const [code, signal]: [number | null, NodeJS.Signals | null] = await ended(launch());
    const hasFallen = isWanted() && (signal !== null || code !== 0);
    if (!hasFallen || performance.now() - begun < settledMs) return code ?? 1;
    onRestart();
  }
}

async function ended(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  const [code, signal] = await once(child, 'exit');
  return [code, signal];
}
