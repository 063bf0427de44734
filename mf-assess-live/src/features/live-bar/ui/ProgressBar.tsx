interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1, as the server says it; null while it is not known. */
  readonly value: number | null;
}

/** How far the dialog is; its room is there from the beginning, so that nothing jumps. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  if (value === null) return <div className="dw-progress" />;
  const percent = Math.round(value * 100);
  return (
    <div
      className="dw-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
