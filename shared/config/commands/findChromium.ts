import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { inProject } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's; it takes a quarter less of the processors than a Chromium with windows of its own. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The system's browser without windows, where there is one; it keeps no page that is left in memory. */
export const findHeadlessShell = (): string | null => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null);

const fromE2e = createRequire(inProject('e2e', 'package.json'));

/**
 * A Chromium for the tests, from the nearest place that has one: `CHROMIUM_PATH`, the system's, Playwright's own (fetched
 * when it can be), the binary of the package @sparticuz/chromium, Debian's package. null when there is none to be had.
 */
export async function findChromium(): Promise<string | null> {
  const set = process.env['CHROMIUM_PATH'];
  if (set) return existsSync(set) ? set : null;
  return (
    usual.find((path) => existsSync(path)) ??
    (await playwrightsOwn()) ??
    (await fetchedByPlaywright()) ??
    (await fromPackage()) ??
    (await fromDebian())
  );
}

async function playwrightsOwn(): Promise<string | null> {
  const { chromium } = z
    .object({ chromium: z.object({ executablePath: z.custom<() => string>((value) => typeof value === 'function') }) })
    .parse(await import(pathToFileURL(fromE2e.resolve('playwright')).href));
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

async function fetchedByPlaywright(): Promise<string | null> {
  console.log('Kein Chromium gefunden; Playwright lädt eines …');
  const result = await runProcess('playwright', ['install', 'chromium'], { cwd: inProject('e2e') });
  return result.code === 0 ? playwrightsOwn() : null;
}

/** The package ships the binary for Linux on x64 and needs no rights; its `args` are not used: they switch web security off. */
async function fromPackage(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const module = z
      .object({
        default: z.object({ executablePath: z.custom<() => Promise<string>>((value) => typeof value === 'function') }),
      })
      .parse(await import(pathToFileURL(fromE2e.resolve('@sparticuz/chromium')).href));
    const path = await module.default.executablePath();
    const works = await runProcess(path, ['--version']);
    return works.code === 0 ? path : null;
  } catch {
    return null;
  }
}

async function fromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Kein Chromium gefunden; installiere das Paket der Distribution …');
  await runProcess('apt-get', ['update']);
  const result = await runProcess('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return result.code === 0 && existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}
