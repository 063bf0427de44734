/** What authors read above a dialog that is shown as on a phone or a computer. */
export const texts = {
  frame: 'Darstellung',
  phone: 'Wie auf dem Telefon',
  desktop: 'Wie am Computer',
  shades: 'Farben des Geräts',
  light: 'Wie auf hellen Geräten',
  dark: 'Wie auf dunklen Geräten',
} as const;
