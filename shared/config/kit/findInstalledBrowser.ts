import { existsSync } from 'node:fs';

/** Where systems put one; the first takes a quarter less of the processors than one with windows of its own. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that is installed already: `CHROMIUM_PATH`, the system's, Playwright's own. null when there is none. */
export async function findInstalledBrowser(): Promise<string | null> {
  const set = process.env['CHROMIUM_PATH'];
  if (set) return existsSync(set) ? set : null;
  const found = usual.find((path) => existsSync(path));
  if (found !== undefined) return found;
  const own = await import('playwright-core').then(
    ({ chromium }) => chromium.executablePath(),
    () => null,
  );
  return own !== null && existsSync(own) ? own : null;
}
