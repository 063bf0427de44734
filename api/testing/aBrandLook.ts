import type { BrandLook } from '@dialogwerk/shared/contract';

/** A look of a kit without pictures. */
export const aBrandLook: BrandLook = {
  accent_color: '#7B1FA2',
  logo_src: null,
  avatar_src: null,
  background_link: null,
  messenger: 'calm',
  typeface: 'serif',
};
