import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

// As in @mdi/js, but written out, because a package is in one piece: the first question would wait for these as well.
const mdiClose =
  'M19,6.41L17.59,5L12,10.59L6.41,5L5,6.41L10.59,12L5,17.59L6.41,19L12,13.41L17.59,19L19,17.59L13.41,12L19,6.41Z';

interface SheetProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to be done or read beside the conversation. Escape, a click beside it and its button close it; the native dialog keeps the focus inside and gives it back. */
export function Sheet({ title, close, onClose, children }: SheetProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    // Closed before it is taken away, because only closing gives the focus back.
    return () => dialog?.close();
  }, []);

  return (
    <dialog ref={frame} className="dw-pop-up dw-sheet" closedby="any" aria-labelledby={titleId} onClose={onClose}>
      <div className="dw-sheet-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="dw-icon-button" aria-label={close} title={close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden focusable="false">
            <path d={mdiClose} />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}
