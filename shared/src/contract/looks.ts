/** How the messenger can look, the setting `messenger` (spec §3, `messenger_ui`): bubbles, a letter, a narrow sheet. */
export const messengerLooks = ['classic', 'calm', 'compact'] as const;
export type MessengerLook = (typeof messengerLooks)[number];

/** The look that a dialog's setting means; what is none of ours, such as 'default', is the first. */
export function lookOf(messenger: string): MessengerLook {
  return messengerLooks.find((look) => look === messenger) ?? 'classic';
}

/** What a dialog can be written in; `system`: what the device has. */
export const typefaces = ['system', 'figtree', 'serif', 'legible'] as const;
export type Typeface = (typeof typefaces)[number];

/** The settings that a brand kit holds, in the order in which authors read them. */
export const brandFields = [
  'accent_color',
  'logo_src',
  'avatar_src',
  'background_link',
  'messenger',
  'typeface',
] as const;
export type BrandField = (typeof brandFields)[number];

/** The settings of it that are pictures. */
export const brandPictures = ['logo_src', 'avatar_src', 'background_link'] as const;
export type BrandPicture = (typeof brandPictures)[number];

/** Characters of a kit's name, and kits of one workspace. */
export const BRAND_KIT_LIMITS = { name: 80, most: 50 } as const;
