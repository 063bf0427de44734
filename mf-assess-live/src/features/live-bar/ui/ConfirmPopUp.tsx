import { useLayoutEffect, useId, useRef, useState } from 'react';

interface ConfirmPopUpProps {
  readonly header: string;
  readonly text: string;
  readonly back: string;
  readonly confirm: string;
  /** Said when it could not be done. */
  readonly failed: string;
  /** Gives whether it was done; the page changes then. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onBack: () => void;
}

/**
 * A persistent pop-up (spec §4): it goes only by one of its two buttons, not by a click beside it or Escape. The native
 * dialog keeps the focus inside and gives it back.
 */
export function ConfirmPopUp({ header, text, back, confirm, failed, onConfirm, onBack }: ConfirmPopUpProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const headerId = useId();
  const textId = useId();

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return undefined;
    dialog.showModal();
    // Because browsers let `cancel` be prevented only once until the page is used again, and not all know `closedby`.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault();
    };
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, []);

  // Closed before it is taken away, because only closing gives the focus back.
  const goBack = (): void => frame.current?.close();
  const onDone = (done: boolean): void => setState(done ? 'working' : 'failed');
  const onClick = (): void => {
    setState('working');
    void onConfirm().then(onDone);
  };

  return (
    <dialog
      ref={frame}
      className="dw-pop-up"
      closedby="none"
      aria-labelledby={headerId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      onClose={onBack}
    >
      <h2 id={headerId}>{header}</h2>
      <p id={textId}>{text}</p>
      <p className="dw-problem" role="alert">
        {state === 'failed' && failed}
      </p>
      <div className="dw-pop-up-actions">
        <button type="button" className="dw-button dw-quiet" onClick={goBack} disabled={state === 'working'}>
          {back}
        </button>
        <button type="button" className="dw-button dw-danger" onClick={onClick} disabled={state === 'working'}>
          {confirm}
        </button>
      </div>
    </dialog>
  );
}
