import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { greatestPoint, middlePoint, pointAfter } from './sliderPoints.ts';
import { sliderTexts } from './texts.ts';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';

/**
 * A native slider with its value in large, and buttons for single steps. Nothing is set until it is touched, so that
 * where it happens to stand is never taken for an answer.
 */
export function RangeSlider({
  input,
  texts,
  wording,
  language,
  named,
  before,
  onReply,
  onProblem,
}: InputProps<'slider'>) {
  const own = sliderTexts[wording.wording];
  const [value, setValue] = useState(before?.type === 'slider' ? before.value : null);
  const [stepped, setStepped] = useState('');
  const hintId = useId();
  const [shown, written] = [value ?? middlePoint(input), wording.number];
  const ends = [
    { of: input.min, label: input.label_min },
    { of: greatestPoint(input), label: input.label_max },
  ].map(({ of, label }) => (label === '' ? written(of) : own.pole(written(of), label)));

  const set = (next: number): void => {
    setValue(next);
    onProblem(null);
  };
  const step = (steps: number): void => {
    const next = pointAfter(shown, steps, input);
    set(next);
    setStepped(written(next));
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (value === null) onProblem(own.setValue);
    else onReply({ type: 'slider', value });
  };

  return (
    <form onSubmit={send} noValidate>
      <p className="dw-hint" id={hintId}>
        {own.setValue}
      </p>
      <p className={value === null ? 'dw-value dw-unset' : 'dw-value'} aria-hidden>
        {value === null ? own.notSet : written(value)}
      </p>
      <div className="dw-slider">
        <button type="button" className="dw-step" aria-label={own.less} onClick={() => step(-1)}>
          −
        </button>
        <input
          type="range"
          className={value === null ? 'dw-range dw-untouched' : 'dw-range'}
          min={input.min}
          max={input.max}
          step={input.step}
          value={shown}
          aria-valuetext={value === null ? own.notSet : written(value)}
          onChange={(event) => set(Number(event.target.value))}
          // Touched where it stands already, it does not change, but that is an answer too.
          onPointerUp={(event) => set(Number(event.currentTarget.value))}
          {...describedBy(named, hintId)}
        />
        <button type="button" className="dw-step" aria-label={own.more} onClick={() => step(1)}>
          +
        </button>
      </div>
      <p className="dw-ends" lang={language}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <p className="dw-hidden" role="status">
        {stepped}
      </p>
      <div className="dw-actions">
        <button type="submit" className="dw-button">
          {texts.next}
        </button>
      </div>
    </form>
  );
}
