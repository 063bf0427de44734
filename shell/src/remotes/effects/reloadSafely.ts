import { browserPage } from '../../routes/browserPage.ts';
import { whenIdle } from './whenIdle.ts';
import { moduleLoader } from './loading/loadModule.ts';
import { withTimeout } from './loading/withTimeout.ts';

/** What is not sent by then lies in the browser and is sent by the next page (docs/decisions/0019). */
const PATIENCE_MS = 3_000;

/** Loads the page anew once nothing is unsaved any more, or after a moment; the browser asks then where something still is. */
export async function reloadSafely(): Promise<void> {
  const idle = Promise.all(moduleLoader.all().map(({ release }) => whenIdle(release.id)));
  await withTimeout(idle, PATIENCE_MS, () => new Error('late')).catch(() => undefined);
  browserPage.reload();
}
