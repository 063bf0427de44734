import { squareOf } from '@dialogwerk/shared/dialog/messenger';
import type { MapPoint } from '@dialogwerk/shared/dialog/messenger';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { placeTexts } from '../../placeTexts.ts';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { MapSheet } from './MapSheet.tsx';

/** Where the sliders stand before anything is marked. */
const MIDDLE: MapPoint = { x: 50, y: 50 };

/** A place on a map: tapped, or, in an equivalent way for those who do not see it or have no pointer, set with two sliders. */
export function PlaceInput({
  input,
  texts,
  wording,
  named,
  before,
  onChosen,
  onReply,
  onProblem,
}: InputProps<'place'>) {
  const [point, setPoint] = useState<MapPoint | null>(before?.type === 'place' ? before : null);
  const words = placeTexts(wording.wording);
  const hintId = useId();
  const shown = point ?? MIDDLE;

  const mark = ({ x, y }: MapPoint): void => {
    onProblem(null);
    setPoint({ x, y });
    onChosen({ type: 'place', x, y });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (point) onReply({ type: 'place', x: point.x, y: point.y });
    else onProblem(words.unmarked);
  };

  return (
    <form onSubmit={send} noValidate>
      <div role="group" className="dw-place" {...asGroup(describedBy(named, hintId))}>
        <p className="dw-hint" id={hintId}>
          {words.hint}
        </p>
        <MapSheet
          filename_db={input.filename_db}
          text={input.text}
          missing={words.missing}
          point={point}
          onMark={mark}
        />
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="dw-axis">
            <span>{axis === 'x' ? words.across : words.down}</span>
            <input
              type="range"
              // The picture is not mirrored.
              dir="ltr"
              className={point ? 'dw-range' : 'dw-range dw-untouched'}
              min={0}
              max={100}
              step={1}
              value={Math.round(shown[axis])}
              aria-valuetext={
                point ? words.at(wording.number(Math.round(point[axis])), squareOf(point)) : words.unmarked
              }
              onChange={(event) => mark({ ...shown, [axis]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <div className="dw-actions">
        <button type="submit" className="dw-button">
          {texts.next}
        </button>
        <output className="dw-count" aria-hidden>
          {point && squareOf(point)}
        </output>
      </div>
    </form>
  );
}
