import type { Browser } from 'playwright-core';
import { openBuilt } from './Built.ts';
import { findInstalledBrowser } from './findInstalledBrowser.ts';
import { keepReports } from './keepReports.ts';
import { kitLogin } from './kitAnswers.ts';
import { startKitServer } from './startKitServer.ts';
import { kitTexts } from './texts.ts';
import { visitModule } from './visitModule.ts';

/** A module on a shell, each by the folder or address of its version. */
export interface Pair {
  readonly shell: string;
  readonly module: string;
}

/**
 * The test kit of the module contract: runs each module on its shell in a real browser. Gives a sentence for each module,
 * with the time that it took. Throws, with a sentence, at the first that does not go well, and where there is no browser.
 */
export async function tryInBrowser(pairs: readonly Pair[]): Promise<readonly string[]> {
  if (pairs.length === 0) return [];
  const executablePath = await findInstalledBrowser();
  const playwright = await import('playwright-core').catch(() => null);
  if (executablePath === null || !playwright) throw new Error(kitTexts.noBrowser);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await playwright.chromium.launch({ executablePath, args });
  try {
    const passed = new Map<string, { readonly shells: string[]; ms: number; readonly version: string; id: string }>();
    for (const pair of pairs) {
      const began = performance.now();
      const { id, version, shell } = await tryPair(browser, pair);
      const known = passed.get(pair.module) ?? { id, version, shells: [], ms: 0 };
      known.shells.push(shell);
      passed.set(pair.module, { ...known, ms: known.ms + performance.now() - began });
    }
    return [...passed.values()].map(({ id, version, shells, ms }) =>
      kitTexts.passed(id, version, shells, (ms / 1000).toFixed(1)),
    );
  } finally {
    await browser.close();
  }
}

async function tryPair(browser: Browser, pair: Pair): Promise<{ id: string; version: string; shell: string }> {
  const [shell, module] = [await openBuilt(pair.shell), await openBuilt(pair.module)];
  const { version, area } = module.manifest;
  if (!area) throw new Error(kitTexts.noManifest(module.manifest.id, version));
  const { id } = area;
  const server = await startKitServer(shell, area, module);
  const context = await browser.newContext({ locale: 'de-DE' });
  try {
    const stored = Object.entries(kitLogin);
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, stored);
    await keepReports(context);
    const wrong = await visitModule(await context.newPage(), server, { area, version });
    if (wrong !== null) throw new Error(kitTexts.failed(id, version, shell.manifest.version, wrong));
    return { id, version, shell: shell.manifest.version };
  } finally {
    await context.close();
    server.stop();
  }
}
