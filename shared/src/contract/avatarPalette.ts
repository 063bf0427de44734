/** The colours of generated avatars, as their addresses have them (spec §9 names the numbers). */
export const avatarPalette = {
  /** Those of the themes, and two that go with them. */
  background: ['5ABAB2', 'F5B63F', 'EE6F2D', '2196F3', '8E6FD8', 'E7ECEC'],
  /** Of the shapes: darker or paler, so that each is seen before the backgrounds. */
  foreground: ['0A5B83', '2A2F3A', '7A2E4D', '69D2E7', 'F1F4DC', 'F88C49'],
} as const;
