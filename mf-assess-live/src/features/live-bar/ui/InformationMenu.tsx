import { mdiInformationOutline } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import { BarIcon } from './BarIcon.tsx';

interface InformationMenuProps {
  readonly label: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** The bar's information menu: a button that opens a short list of links; Escape and a click elsewhere close it. */
export function InformationMenu({ label, links }: InformationMenuProps) {
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
        <BarIcon path={mdiInformationOutline} />
      </button>
      <ul id={listId} hidden={!open}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
