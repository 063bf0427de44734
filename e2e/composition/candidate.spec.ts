import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { Candidates } from '../product/Candidates.ts';
import { logIn } from '../product/phq9.ts';
import { runToEnd } from '../product/serverProcess.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

// What the build lets through and only a browser shows, before anybody is served it.
let candidates: Candidates;
let product: Product;
test.beforeAll(async () => {
  candidates = await Candidates.make();
  product = await startProduct({ productDir: candidates.folder });
});
test.afterAll(async () => {
  await product.stop();
  await candidates.takeAway();
});

const release = (env: Record<string, string> = {}, ...flags: readonly string[]) =>
  runToEnd('shared/config/commands/run.mjs', ['release', 'mf-share', ...flags], {
    DATA_DIR: product.dataDir,
    PRODUCT_DIR: candidates.folder,
    ...env,
  });

async function served(): Promise<string | undefined> {
  const registry: RemoteRegistry = await (await fetch(`${product.url}/remotes.json`)).json();
  return registry.remotes.find(({ id }) => id === 'mf-share')?.version;
}

/** Does something more to the file that has its screen. */
const inModule = (alter: (text: string) => string) => (text: string) =>
  text.includes('screens:{Share:') ? alter(text) : text;

test('a version that is well is opened, disturbed, left and opened again on the shell, and then released', async () => {
  const version = await candidates.build(
    'mf-share',
    inModule((text) => `${text}\n/* another */`),
  );
  const { code, output } = await release();
  test.info().annotations.push({ type: 'said', description: output.trim() });
  expect(output).toMatch(
    new RegExp(`mf-share ${version} läuft im Browser mit der Shell \\w+: geöffnet, gestört, .* \\([\\d.]+ s\\)`),
  );
  expect(code).toBe(0);
  expect(await served()).toBe(version);
});

test('without a browser nothing is released, and how to get one is said', async () => {
  const before = await served();
  await candidates.build(
    'mf-share',
    inModule((text) => `${text}\n/* and another */`),
  );
  const { code, output } = await release({ CHROMIUM_PATH: '/nowhere/chromium' });
  expect(output).toContain('Installieren Sie Chromium');
  expect(code).toBe(1);
  expect(await served()).toBe(before);
});

test('a version that leaves something behind which fails later is refused', async () => {
  const version = await candidates.build(
    'mf-share',
    inModule(
      (text) =>
        `${text}\naddEventListener('popstate', () => { if (location.pathname === '/impressum') throw new RangeError('noch da'); });`,
    ),
  );
  const { code, output } = await release();
  expect(output).toContain(`mf-share ${version} besteht im Browser mit shell`);
  expect(output).toContain('nach dem Verlassen');
  expect(output).toContain('noch da');
  expect(code).toBe(1);
});

test('one that crashes while it draws is refused, unless somebody wants it so, which the audit trail tells', async () => {
  const before = await served();
  const version = await candidates.build('mf-share', (text) =>
    text.replace(/(screens:\{Share:)[\w$]+/, '$1()=>{throw new TypeError("kaputt")}'),
  );
  const refused = await release();
  expect(refused.output).toContain(`mf-share ${version} besteht im Browser mit shell`);
  expect(refused.output).toContain('crash TypeError');
  expect(refused.output).toContain('Es wurde nichts freigegeben');
  expect(refused.code).toBe(1);
  expect(await served()).toBe(before);

  expect((await release({}, '--skip-browser')).output).toContain(`mf-share ${version} ist freigegeben.`);
  expect(await served()).toBe(version);
  const token = await logIn(product);
  const trail = async () => {
    const { entries } = await callOrThrow(product.url, 'adminAudit', { act: 'version_released' }, token);
    return entries.map(({ detail }) => detail).join('\n');
  };
  await expect.poll(trail).toMatch(new RegExp(`mf-share ${version} .*\\(ohne Prüfung im Browser\\)`));
});
