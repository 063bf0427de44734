/** The origin of a website as somebody types it: with or without https:// and a path, with '*.' for all names below; null for none. */
export function readSite(typed: string): string | null {
  const text = typed.trim();
  const [, scheme = 'https://', below = '', rest = ''] = /^(https?:\/\/)?(\*\.)?(.+)$/i.exec(text) ?? [];
  const address = `${scheme.toLowerCase()}${rest}`;
  if (!URL.canParse(address)) return null;
  const { protocol, host, hostname, username } = new URL(address);
  const isNamed = hostname === 'localhost' || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname);
  return isNamed && username === '' ? `${protocol}//${below}${host}` : null;
}
