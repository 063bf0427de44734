import { workers } from '@dialogwerk/shared/testing/workers';
import { defineConfig } from 'playwright/test';
import { leftToOtherRuns } from './product/whatRuns.ts';

/** A whole Chromium, for what the one without windows cannot do. */
export const wholeChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** How a browser is started that runs as users' browsers do. */
export const browserOptions = {
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? wholeChromium,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // The product under a name that is not this machine's, for what shows on a local host only.
    '--host-resolver-rules=MAP *.dialogwerk.test 127.0.0.1',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A microphone that hums and a camera that sees a clock; nobody has to be asked for them.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};

/** What needs more of a browser than the one without windows has: messages of closed pages, pages that are kept in memory. */
const wholeBrowserTests = ['**/multiChatPush.spec.ts', '**/messengerComesBack.spec.ts'];

const later = leftToOtherRuns().map((file) => `**/${file}`);

/** The built product in a real browser. `CHROMIUM_PATH` and `HEADLESS_SHELL_PATH` are set by `pnpm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'composition/**/*.spec.ts'],
  projects: [
    // First, because a worker changes its browser when nothing else is left, and the others then have nothing to do.
    { name: 'whole browser', testMatch: wholeBrowserTests, testIgnore: later },
    { name: 'browser', testIgnore: [...wholeBrowserTests, ...later] },
  ],
  outputDir: 'artefacts/failures',
  // Each has a browser, and for its files that share one a product with a database of its own.
  workers: workers(3_000_000_000),
  fullyParallel: false,
  // Told at the end of `pnpm test`; what fails twice, or often, has failed (docs/decisions/0079-second-attempts.md).
  retries: 1,
  // Because a product that is broken as a whole would fail each of them slowly.
  maxFailures: 40,
  // So long, because some build modules, and a machine may go at a quarter of its speed; what waits for one thing has its own, shorter times.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'artefacts/e2e.json' }]],
  use: {
    // So that what waits for a control that is not there is named, instead of the whole test running out of its time.
    actionTimeout: 60_000,
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Because it costs a third of every test's time; `playwright test … --trace retain-on-failure` keeps one.
    trace: 'off',
    // Because a page of tests lives for seconds: what is optimized before it is much used is thrown away with it.
    launchOptions: {
      ...browserOptions,
      args: [
        ...browserOptions.args,
        '--js-flags=--interrupt-budget=1000000,--invocation-count-for-maglev=2000,--invocation-count-for-turbofan=20000',
      ],
    },
  },
});
