/** A ring on every button within that the keyboard stands on, because the shade that MUI draws there is too faint to be found. */
export const focusRing = {
  '& .MuiButtonBase-root.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
} as const;
