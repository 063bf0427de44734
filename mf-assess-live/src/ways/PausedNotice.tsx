import { ownTexts } from './ownTexts.ts';

interface PausedNoticeProps {
  readonly language: string;
  readonly onGoOn: () => void;
}

/** Stands where the next message would be written while the respondent has messages wait. */
export function PausedNotice({ language, onGoOn }: PausedNoticeProps) {
  const texts = ownTexts(language);
  return (
    <div className="dw-paused" lang={texts.lang}>
      <p role="status">{texts.paused}</p>
      <button type="button" className="dw-button" onClick={onGoOn}>
        {texts.goOn}
      </button>
    </div>
  );
}
