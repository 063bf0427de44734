interface WaitingNoticeProps {
  /** What waits and what is safe. */
  readonly text: string;
  readonly tryNow: string;
  readonly onTryNow: () => void;
}

/** Stands in the place of the input while a reply waits for the network or the server. */
export function WaitingNotice({ text, tryNow, onTryNow }: WaitingNoticeProps) {
  return (
    <div className="dw-waiting">
      <p>{text}</p>
      <button type="button" className="dw-button dw-quiet" onClick={onTryNow}>
        {tryNow}
      </button>
    </div>
  );
}
