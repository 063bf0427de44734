import { mdiDotsVertical } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NewTabLink } from '../../../links/NewTabLink.tsx';
import type { NewTabWords } from '../../../links/NewTabLink.tsx';
import { BarIcon } from './BarIcon.tsx';

/** What the menu offers. */
export type MenuItem =
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Opens something, so the menu closes. */
  | {
      readonly kind: 'action';
      readonly text: string;
      /** It takes something away for good. */
      readonly grave?: boolean;
      readonly onClick: () => void;
    }
  | { readonly kind: 'switch'; readonly text: string; readonly on: boolean; readonly onClick: () => void };

interface InformationMenuProps {
  readonly label: string;
  readonly words: NewTabWords;
  readonly items: readonly MenuItem[];
}

/** The bar's menu: a button that opens a short list of links, switches and actions; Escape and a click elsewhere close it. */
export function InformationMenu({ label, words, items }: InformationMenuProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div className="dw-menu" ref={frame}>
      <button
        ref={button}
        type="button"
        className="dw-icon-button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <BarIcon path={mdiDotsVertical} />
      </button>
      <ul id={listId} hidden={!open}>
        {items.map((item) => (
          <li key={item.text}>{drawItem(item)}</li>
        ))}
      </ul>
    </div>
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
              setOpen(false);
              // What opens gives the focus back to here.
              button.current?.focus();
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
    }
  }
}
