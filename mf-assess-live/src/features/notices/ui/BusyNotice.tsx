import { useEffect } from 'react';

/** Spec §9. */
const HIDES_AFTER_MS = 6_000;

interface BusyNoticeProps {
  readonly text: string;
  readonly refresh: string;
  readonly close: string;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** The notice 'server_busy' (spec §8): info-coloured, with a streaming progress bar; it goes by itself. */
export function BusyNotice({ text, refresh, close, onRefresh, onClose }: BusyNoticeProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, HIDES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="dw-notice dw-busy">
      <p>{text}</p>
      <div className="dw-notice-actions">
        <button type="button" onClick={onRefresh}>
          {refresh}
        </button>
        <button type="button" onClick={onClose}>
          {close}
        </button>
      </div>
      <div className="dw-stream" aria-hidden />
    </div>
  );
}
