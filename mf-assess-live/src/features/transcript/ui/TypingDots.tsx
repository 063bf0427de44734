interface TypingDotsProps {
  readonly label: string;
  /** Ends the wait; null where what comes is not known yet. */
  readonly onShowAll: (() => void) | null;
}

/** Shows that the bot is about to say something, and lets those who do not want to wait have it at once. Outside of the log, which reads out the bubble itself. */
export function TypingDots({ label, onShowAll }: TypingDotsProps) {
  const dots = (
    <>
      <span />
      <span />
      <span />
    </>
  );
  if (onShowAll)
    return (
      <button type="button" className="dw-bubble dw-bot dw-typing" title={label} onClick={onShowAll}>
        {dots}
      </button>
    );
  return (
    <div className="dw-bubble dw-bot dw-typing" aria-hidden>
      {dots}
    </div>
  );
}
