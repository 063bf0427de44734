import { useState } from 'react';

interface FailureNoticeProps {
  readonly title: string;
  readonly text: string;
  /** Below a divider when not empty. */
  readonly additional: string;
  /** Names the request, so that whoever is asked for help finds it in the log; null where none is known. */
  readonly request: string | null;
  readonly refresh: string;
  readonly close: string;
  readonly onRefresh: () => void;
}

/** The error dialog at the top of the screen (spec §8); without a time limit. */
export function FailureNotice({ title, text, additional, request, refresh, close, onRefresh }: FailureNoticeProps) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className="dw-notice dw-failure" role="alert">
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        {additional && <p className="dw-additional">{additional}</p>}
        {request && (
          <p>
            <small>{request}</small>
          </p>
        )}
      </div>
      <div className="dw-notice-actions">
        <button type="button" onClick={onRefresh}>
          {refresh}
        </button>
        <button type="button" onClick={() => setClosed(true)}>
          {close}
        </button>
      </div>
    </div>
  );
}
