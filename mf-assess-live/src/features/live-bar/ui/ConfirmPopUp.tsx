import { useLayoutEffect, useId, useRef, useState } from 'react';

interface ConfirmPopUpProps {
  readonly header: string;
  readonly text: string;
  readonly back: string;
  readonly confirm: string;
  /** Gives null when it was done, and the page changes then; else what to say, line by line. */
  readonly onConfirm: () => Promise<readonly string[] | null>;
  readonly onBack: () => void;
}

/**
 * A persistent pop-up (spec §4): it goes only by one of its two buttons, not by a click beside it or Escape. The native
 * dialog keeps the focus inside and gives it back.
 */
export function ConfirmPopUp({ header, text, back, confirm, onConfirm, onBack }: ConfirmPopUpProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [fault, setFault] = useState<readonly string[]>([]);
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
  const onClick = (): void => {
    setIsWorking(true);
    setFault([]);
    void onConfirm().then((said) => {
      if (said === null) return;
      setIsWorking(false);
      setFault(said);
    });
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
      <div className="dw-problem" role="alert">
        {fault.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="dw-pop-up-actions">
        <button type="button" className="dw-button dw-quiet" onClick={goBack} disabled={isWorking}>
          {back}
        </button>
        <button type="button" className="dw-button dw-danger" onClick={onClick} disabled={isWorking}>
          {confirm}
        </button>
      </div>
    </dialog>
  );
}
