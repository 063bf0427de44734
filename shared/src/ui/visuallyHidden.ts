import type { CSSProperties } from 'react';

/** For what is only read out; for `style` and `sx`, which takes the number 1 for the whole width. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies CSSProperties;
