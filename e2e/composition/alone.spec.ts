import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithThis } from '@dialogwerk/shared/testing/servers';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { areas } from '../product/areas.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { test } from '../product/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `pnpm alone` of a module's team; gives the address that it prints. */
async function startAlone(module: string, dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = endWithThis(
    spawn(process.execPath, ['shared/config/commands/run.mjs', 'alone', module], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let written = '';
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      const address = /Local:\s+(http:\S+)/.exec(written)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(written)));
  });
  return {
    url: await url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Errors that the page throws. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/** One for all modules, because a new database takes seconds; each starts its own api on it. */
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dialogwerk-alone-'));
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.skip(!isLongRun(), "Each start compiles a module's sources, and what respondents and authors get is not made so.");

for (const { module, name, path, own } of areas) {
  test(`${module} runs by itself in the real frame, with a seeded api`, async ({ page }) => {
    const alone = await startAlone(module, dataDir);
    try {
      const faults = watchFaults(page);
      await page.goto(alone.url);
      if (module !== 'mf-dashboard')
        await page
          .locator(`a[href^="${path('')}"]`)
          .first()
          .click();
      await expect(page.getByRole('region', { name }).and(page.locator(`[data-module="${module}"]`))).toBeVisible();
      await expect(own(page)).toBeVisible();
      // What the shell draws, with what it knows of the session.
      await expect(page.getByRole('banner').getByRole('button', { name: /^Profilmenü/ })).toBeVisible();
      await keepPicture(page, { path: `artefacts/alone/${module}.png` });
      expect(faults).toEqual([]);
    } finally {
      await alone.stop();
    }
  });
}

test('alone, a module runs on a seeded api, tabs and error dialog are those of the shell, and the other areas are those that are installed', async ({
  page,
}) => {
  const alone = await startAlone('mf-share', dataDir);
  try {
    const faults = watchFaults(page);
    await page.goto(alone.url);
    const live = page.getByRole('listitem').filter({ hasText: 'Feedback zur Veranstaltung' });
    await live.locator('a[href^="/share/"]').first().click();
    const region = page.getByRole('region', { name: 'Teilen' }).and(page.locator('[data-module="mf-share"]'));
    await expect(region.getByRole('textbox', { name: 'Öffentlicher Link' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Profilmenü/ })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Bereiche des Dialogs' });
    await tabs.getByRole('link', { name: 'Analyse' }).click();
    await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
    await expect(page.getByText('mf-share aus Ihren Quellen')).toBeVisible();
    await page.goBack();
    await expect(tabs.getByRole('link', { name: 'Teilen' })).toHaveAttribute('aria-current', 'page');
    expect(faults).toEqual([]);
    await page.route('**/api/**', (route) => route.fulfill({ status: 409, json: { msg: 'Das geht gerade nicht' } }));
    await page.getByRole('banner').getByLabel('Live').click();
    await expect(page.getByText('Das geht gerade nicht')).toBeVisible();
    await keepPicture(page, { path: 'artefacts/alone/fault.png' });
  } finally {
    await alone.stop();
  }
});
