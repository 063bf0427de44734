import { publicMediaPath } from '@dialogwerk/shared/contract';
import { columnName, SQUARES } from '@dialogwerk/shared/dialog/messenger';
import type { MapPoint } from '@dialogwerk/shared/dialog/messenger';
import { useState } from 'react';
import type { MouseEvent } from 'react';

interface MapSheetProps {
  readonly filename_db: string;
  /** Alternative text. */
  readonly text: string;
  /** What is said where the picture cannot be loaded. */
  readonly missing: string;
  readonly point: MapPoint | null;
  readonly onMark: (point: MapPoint) => void;
}

const columns = Array.from({ length: SQUARES }, (_, index) => columnName(index));
const rows = columns.map((_, index) => String(index + 1));
const share = (part: number, whole: number): number =>
  whole === 0 ? 50 : Math.min(100, Math.max(0, Math.round((part / whole) * 1_000) / 10));

/** The map with its mark, and at its edges the letters and numbers of its squares. A tap marks; keys and screen readers have the sliders. */
export function MapSheet({ filename_db, text, missing, point, onMark }: MapSheetProps) {
  const [isMissing, setMissing] = useState(false);
  const markAt = (event: MouseEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMark({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) });
  };
  return (
    <div className="dw-map">
      <div className="dw-map-columns" aria-hidden>
        {columns.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <div className="dw-map-rows" aria-hidden>
        {rows.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
      <div role="presentation" className="dw-map-sheet" onClick={markAt}>
        {isMissing ? (
          <p className="dw-map-missing">{text || missing}</p>
        ) : (
          <img src={publicMediaPath(filename_db)} alt={text} draggable={false} onError={() => setMissing(true)} />
        )}
        {point && (
          <span className="dw-pin" style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
        )}
      </div>
    </div>
  );
}
