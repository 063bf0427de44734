import { SKIP_BROWSER, tryCandidate } from './tryCandidate.ts';

/**
 * `pnpm release <module> [version]`: builds it, tries it in a browser with every shell that is in use, and has everybody
 * served the new version, or one that is there already. `--skip-browser` leaves the test in a browser out.
 */
export default async function release(args: readonly string[]): Promise<void> {
  const [id = '', version] = args.filter((arg) => arg !== SKIP_BROWSER);
  await tryCandidate('release', { id, version, skipsBrowser: args.includes(SKIP_BROWSER) });
}
