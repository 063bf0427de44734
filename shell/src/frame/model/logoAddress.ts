import { publicMediaPath } from '@dialogwerk/shared/contract';

export const DEFAULT_LOGO = '/icons/dialogwerk.svg';

/** A logo's address: the dialog's own by its name or path, without a 'file:' prefix (spec §3), else the product's. Never another host's. */
export function logoAddress(logoSrc: string | null | undefined): string {
  const address = (logoSrc ?? '').replace(/^file:/, '');
  if (/^[0-9a-z-]+\.[0-9a-z]+$/.test(address)) return publicMediaPath(address);
  return /^\/(?![/\\])/.test(address) ? address : DEFAULT_LOGO;
}
