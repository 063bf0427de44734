import type { PointerEvent } from 'react';
import { begun, ledOn, pathOf, SHEET } from '../../model/strokes.ts';
import type { Stroke } from '../../model/strokes.ts';

interface SignaturePadProps {
  readonly strokes: readonly Stroke[];
  readonly label: string;
  readonly onDraw: (change: (strokes: readonly Stroke[]) => readonly Stroke[]) => void;
}

/** The sheet that is signed on; nothing scrolls while it is drawn on (`touch-action`). */
export function SignaturePad({ strokes, label, onDraw }: SignaturePadProps) {
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    // A second finger and the other mouse buttons do not write.
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    onDraw((before) => begun(before, point));
  };
  const lead = (event: PointerEvent<SVGSVGElement>): void => {
    if (!event.isPrimary || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const point = pointOf(event);
    onDraw((before) => ledOn(before, point));
  };
  return (
    <svg
      className="dw-signing"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={lead}
    >
      <path className="dw-sign-here" d={`M40 ${SHEET.height - 45}H${SHEET.width - 40}`} />
      {strokes.map((stroke, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- strokes are only added and taken away at the end
        <path key={index} d={pathOf(stroke)} strokeWidth={SHEET.pen} />
      ))}
    </svg>
  );
}

/** Where the pointer is on the sheet, however large it is shown. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * SHEET.width, y: ((clientY - top) / height) * SHEET.height };
}
