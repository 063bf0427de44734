import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { describedBy } from './InputProps.ts';
import type { InputProps } from './InputProps.ts';

type Value = number | 'na';

/** Up to this many points stand in one row where there is room. */
const POINTS_IN_A_ROW = 7;
/** Labels up to this length, such as 0 to 10, stand side by side even on a phone. */
const SHORT_LABEL = 3;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * One point of a scale, as one radio group: a tap answers; with the keyboard the arrow keys choose and Enter or Space
 * answers, so that going along the scale sends nothing.
 */
export function LikertInput({ input, texts, wording, named, invalid, before, onReply }: InputProps<'likert'>) {
  const { points, na } = input;
  const choices: { value: Value; label: string }[] = na
    ? [...points, { value: 'na', label: wording.notApplicable }]
    : [...points];
  const [chosen, setChosen] = useState<Value | null>(before?.type === 'likert' ? before.value : null);
  const group = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const reached = choices.findIndex(({ value }) => value === chosen);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = (Math.max(reached, 0) + (reached === -1 ? 0 : step) + choices.length) % choices.length;
    setChosen(choices[place]?.value ?? null);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[place]?.focus();
  };

  return (
    <>
      <p className="dw-hidden" id={hintId}>
        {texts.scale(points[0]?.label ?? '', points.at(-1)?.label ?? '')} {texts.scaleKeys}
      </p>
      <div
        ref={group}
        role="radiogroup"
        className={`dw-choices ${layoutOf(points)}`}
        aria-invalid={invalid}
        {...describedBy(named, hintId)}
      >
        {choices.map(({ value, label }, place) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={value === chosen}
            tabIndex={place === Math.max(reached, 0) ? 0 : -1}
            className={value === 'na' ? 'dw-choice dw-na' : 'dw-choice'}
            onKeyDown={onKeyDown}
            onClick={() => onReply({ type: 'likert', value })}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

function layoutOf(points: InputProps<'likert'>['input']['points']): string {
  if (points.every(({ label }) => label.length <= SHORT_LABEL)) return 'dw-short-scale';
  return points.length <= POINTS_IN_A_ROW ? 'dw-scale' : '';
}
