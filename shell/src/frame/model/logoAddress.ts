export const DEFAULT_LOGO = '/icons/dialogwerk.svg';

/** A logo's address: the dialog's own, without a 'file:' prefix (spec §3), else the product's. Never another host's. */
export function logoAddress(logoSrc: string | null | undefined): string {
  const address = (logoSrc ?? '').replace(/^file:/, '');
  return /^\/(?![/\\])/.test(address) ? address : DEFAULT_LOGO;
}
