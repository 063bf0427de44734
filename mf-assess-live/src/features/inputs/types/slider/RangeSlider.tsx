import { readNumber } from '@dialogwerk/shared/dialog/messenger';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { greatestPoint, middlePoint, pointAfter } from './sliderPoints.ts';
import { sliderTexts } from './texts.ts';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { digitsOrWords } from '../../ui/digitsOrWords.ts';
import { WordsLine } from '../../ui/WordsLine.tsx';

/**
 * A native slider with its value in large, and buttons for single steps. Nothing is set until it is touched, so that
 * where it happens to stand is never taken for an answer. Where words are taken, too, its value stands in their line.
 */
export function RangeSlider(props: InputProps<'slider'>) {
  const { input, texts, wording, language, named, before, typed, in_words, onChosen, onReply, onProblem } = props;
  const own = sliderTexts(wording.wording);
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
    onChosen({ type: 'slider', value: next });
  };
  const step = (steps: number): void => {
    const next = pointAfter(shown, steps, input);
    set(next);
    setStepped(written(next));
  };
  const reply = (given: number | null): void => {
    if (given === null) onProblem(own.setValue);
    else onReply({ type: 'slider', value: given });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    reply(value);
  };
  const sendEither = (text: string): void => {
    const number = readNumber(text, language);
    if (!Number.isNaN(number)) reply(number);
    else if (text.trim() === '') reply(null);
    else onReply({ type: 'words', text });
  };
  const words = before?.type === 'words' ? before.text : typed;
  const slider = (
    <>
      <p className="dw-hint" id={hintId}>
        {own.setValue}
      </p>
      {!in_words && (
        <p className={value === null ? 'dw-value dw-unset' : 'dw-value'} aria-hidden>
          {value === null ? own.notSet : written(value)}
        </p>
      )}
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
    </>
  );
  if (in_words) {
    return (
      <>
        {slider}
        <WordsLine
          // What the slider sets stands in the line, as what is typed would.
          key={value}
          before={value === null ? words : written(value)}
          placeholder={digitsOrWords(wording.wording).number}
          texts={texts}
          onSend={sendEither}
        />
      </>
    );
  }
  return (
    <form onSubmit={send} noValidate>
      {slider}
      <div className="dw-actions">
        <button type="submit" className="dw-button">
          {texts.next}
        </button>
      </div>
    </form>
  );
}
