import { useState } from 'react';
import type { MouseEvent } from 'react';

/**
 * A menu that is loaded when somebody is about to open it: the props of its button, where it is open, and whether it was ever
 * wanted, from when on it is drawn.
 */
export function useLaterMenu(menu: { readonly load: () => Promise<unknown> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  // What does not come now is asked for again by the press.
  const prepare = () => void menu.load().catch(() => undefined);
  return {
    anchor,
    isNeeded,
    close: () => setAnchor(null),
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setAnchor(currentTarget);
        setNeeded(true);
      },
    },
  } as const;
}
