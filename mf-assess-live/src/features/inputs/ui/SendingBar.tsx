import type { FileTexts } from '../model/FileTexts.ts';

interface SendingBarProps {
  /** 0 to 1. */
  readonly share: number;
  readonly texts: FileTexts;
  readonly onCancel: () => void;
}

/** How much of a file is sent, and the way to stop it. */
export function SendingBar({ share, texts, onCancel }: SendingBarProps) {
  return (
    <div className="dw-sending">
      <progress className="dw-sent" value={share} max={1} aria-label={texts.fileOnItsWay} />
      <span className="dw-percent" aria-hidden>
        {texts.percent(Math.round(share * 100))}
      </span>
      <button type="button" className="dw-button dw-quiet" data-lead onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
