import { runReleaseCommand } from './runReleaseCommand.ts';
import { SKIP_BROWSER, tryCandidate } from './tryCandidate.ts';

/** '10%', also '0.5%' and '12,5%'. */
const share = /^\d{1,3}([.,]\d+)?%$/;

/**
 * `pnpm trial <module> [share] [version]`: builds it, tries it in a browser as `release` does, and gives it to a share of the
 * visitors ('10%' unless another is named), beside the version that all others keep; `pnpm trial <module> --off` ends that.
 * `--skip-browser` leaves the test in a browser out.
 */
export default async function trial(args: readonly string[]): Promise<void> {
  if (args.includes('--off')) return runReleaseCommand('trial', args);
  const [id = '', ...rest] = args.filter((arg) => arg !== SKIP_BROWSER);
  const version = rest.find((arg) => !share.test(arg));
  const more = rest.filter((arg) => share.test(arg));
  await tryCandidate('trial', { id, version, more, skipsBrowser: args.includes(SKIP_BROWSER) });
}
