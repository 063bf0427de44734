import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWorkers } from './watchWorkers.ts';

class SilentWorker extends EventTarget {}

beforeEach(() => vi.stubGlobal('Worker', SilentWorker));
afterEach(() => vi.unstubAllGlobals());

test('a worker whose file does not come is told by its address, an error in a running one is not', () => {
  const missing = vi.fn<(address: string) => void>();
  const stop = watchWorkers(missing);
  const worker = new Worker('/remotes/mf-share/v1/assets/worker.js', { type: 'module' });
  worker.dispatchEvent(new ErrorEvent('error', { message: 'kaputt' }));
  expect(missing).not.toHaveBeenCalled();
  worker.dispatchEvent(new Event('error'));
  expect(missing).toHaveBeenCalledExactlyOnceWith(`${location.origin}/remotes/mf-share/v1/assets/worker.js`);
  stop();
  expect(globalThis.Worker).toBe(SilentWorker);
});
