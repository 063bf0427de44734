import { until } from '@dialogwerk/shared/testing/servers';
import { fileURLToPath } from 'node:url';
import type { Product } from '../product/startProduct.ts';

/** For `startProduct`: the server watches its own event loop. */
export const watchingLoop = ['--import', fileURLToPath(new URL('./eventLoopDelay.ts', import.meta.url))];

export interface LoopDelay {
  /** The longest time in which the event loop came to nothing else, in milliseconds. */
  readonly loop: number;
  /** The most processor time that the server itself took at one go, in milliseconds. */
  readonly own: number;
}

/** The server's longest since the last time that it was asked; it was started with `watchingLoop`. */
export async function loopDelay(product: Product): Promise<LoopDelay> {
  const said = () => [...product.log().matchAll(/event loop held up ([\d.]+) ms, own time ([\d.]+) ms/g)];
  const before = said().length;
  const pid = product.pid();
  if (pid === undefined) throw new Error('the server has no process');
  process.kill(pid, 'SIGUSR2');
  return until(
    async () => {
      const lines = said();
      const [, loop, own] = lines.at(-1) ?? [];
      return lines.length > before ? { loop: Number(loop), own: Number(own) } : null;
    },
    () => 'the server said nothing of its event loop',
  );
}
