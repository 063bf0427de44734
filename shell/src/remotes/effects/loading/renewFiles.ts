/** What became of files that did not run: all are right; some came right at a second attempt; or why they do not. */
export type Renewal = 'sound' | 'renewed' | 'altered' | 'offline' | 'unreachable';

/** Files by their address, each with its hash ('sha384-…'). */
export type HashedFiles = Readonly<Record<string, string>>;

/** The worst first: what is wrong with one file is wrong with all that need it. */
const order: readonly Renewal[] = ['offline', 'altered', 'unreachable', 'renewed', 'sound'];

/**
 * Fetches past the browser's cache what is not the file that was released: it keeps a file that somebody has altered on its way
 * for as long as the right one, which is for ever.
 */
export async function renewFiles(files: HashedFiles): Promise<Renewal> {
  const found = await Promise.all(Object.entries(files).map(([address, hash]) => renew(address, hash)));
  return order.find((one) => found.includes(one)) ?? 'sound';
}

async function renew(address: string, integrity: string): Promise<Renewal> {
  if (await comes(address, { integrity })) return 'sound';
  if (await comes(address, { integrity, cache: 'reload' })) return 'renewed';
  if (await comes(address, { cache: 'reload' })) return 'altered';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** Whether it comes, whole and with this hash where one is named. */
async function comes(address: string, how: RequestInit): Promise<boolean> {
  try {
    const answer = await fetch(address, how);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
