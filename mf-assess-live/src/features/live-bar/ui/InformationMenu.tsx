import { mdiDotsVertical } from '@mdi/js';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BarIcon } from './BarIcon.tsx';

interface InformationMenuProps {
  readonly label: string;
  readonly icon?: string;
  /** Draws what is open, mostly a `MenuList`, which comes on demand. */
  readonly children: (list: { readonly id: string; readonly onAction: () => void }) => ReactNode;
}

/** The bar's menu: a button that opens a short list; Escape and a click elsewhere close it. */
export function InformationMenu({ label, icon = mdiDotsVertical, children }: InformationMenuProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    // What opens gives the focus back to here.
    document.getElementById(`${id}-button`)?.focus();
  };

  // Before anything else can be pressed.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById(`${id}-button`)?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, id]);

  return (
    <div className="dw-menu" ref={frame}>
      <button
        id={`${id}-button`}
        type="button"
        className="dw-icon-button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <BarIcon path={icon} />
      </button>
      {open && children({ id, onAction: close })}
    </div>
  );
}
