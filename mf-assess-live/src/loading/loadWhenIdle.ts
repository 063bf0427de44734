import { whenIdle } from '@dialogwerk/shared/browser';
import type { Chunk } from './createChunk.ts';

/**
 * Has chunks there before they are needed, so that nobody waits for them later, not even in a tunnel: one after the other
 * while nothing else is to be done, and again when the network is back.
 */
export function loadWhenIdle(chunks: readonly Chunk<unknown>[]): void {
  const load = async (): Promise<void> => {
    for (const chunk of chunks) {
      await new Promise<void>(whenIdle);
      // Whoever needs it tries again and says so.
      await chunk.load().catch(() => undefined);
    }
    const missing = chunks.filter((chunk) => chunk.peek() === null);
    if (missing.length > 0) globalThis.addEventListener('online', () => loadWhenIdle(missing), { once: true });
  };
  void load();
}
