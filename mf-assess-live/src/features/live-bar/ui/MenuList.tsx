import type { ReactNode } from 'react';
import { NewTabLink } from '../../../links/NewTabLink.tsx';
import type { NewTabWords } from '../../../links/NewTabLink.tsx';
import type { MenuItem } from './MenuItem.ts';

export interface MenuListProps {
  readonly id: string;
  readonly words: NewTabWords;
  readonly items: readonly MenuItem[];
  /** Closes the menu before something of it is done. */
  readonly onAction: () => void;
}

/** The open menu: a short list of links, switches and actions. */
export function MenuList({ id, words, items, onAction }: MenuListProps) {
  return (
    <ul id={id}>
      {items.map((item) => (
        <li key={item.text}>{drawItem(item)}</li>
      ))}
    </ul>
  );

  function drawItem(item: MenuItem): ReactNode {
    switch (item.kind) {
      case 'link':
        return (
          <NewTabLink href={item.href} words={words}>
            {item.text}
          </NewTabLink>
        );
      case 'action':
        return (
          <button
            type="button"
            className={item.grave ? 'dw-grave' : undefined}
            onClick={() => {
              onAction();
              item.onClick();
            }}
          >
            {item.text}
          </button>
        );
      case 'switch':
        return (
          <button type="button" role="switch" aria-checked={item.on} onClick={item.onClick}>
            {item.text}
          </button>
        );
      case 'drawn':
        return item.draw();
    }
  }
}
