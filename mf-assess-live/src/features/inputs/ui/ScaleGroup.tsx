import { useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { InputTexts } from '../model/InputTexts.ts';
import { describedBy } from './InputProps.ts';
import type { NamedControl } from './InputProps.ts';

export type ScaleValue = number | 'na';

interface ScaleGroupProps {
  readonly choices: readonly {
    readonly value: ScaleValue;
    readonly label: string;
    /** Of the label, where the author has written it. */
    readonly lang?: string;
    /** What is read out in place of the label. */
    readonly spoken?: string;
  }[];
  readonly before: ScaleValue | null;
  /** Said of the whole group: where it is, and its poles. */
  readonly hint: string;
  readonly texts: Pick<InputTexts, 'scaleKeys'>;
  readonly named: NamedControl;
  readonly layout: string;
  readonly style?: CSSProperties;
  readonly onChoose: (value: ScaleValue) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The points of a scale as one radio group: a tap answers; with the keyboard the arrow keys choose and Enter or Space
 * answers, so that going along the scale sends nothing.
 */
export function ScaleGroup({ choices, before, hint, texts, named, layout, style, onChoose }: ScaleGroupProps) {
  const [chosen, setChosen] = useState(before);
  const group = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const reached = choices.findIndex(({ value }) => value === chosen);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // As browsers do it among their own.
    const turned = event.currentTarget.matches('[dir=rtl] *') && /L|R/.test(event.key) ? -step : step;
    const place = reached === -1 ? 0 : (reached + turned + choices.length) % choices.length;
    setChosen(choices[place]?.value ?? null);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[place]?.focus();
  };

  return (
    <>
      <p className="dw-hidden" id={hintId}>
        {hint} {texts.scaleKeys}
      </p>
      <div
        ref={group}
        role="radiogroup"
        className={`dw-choices ${layout}`}
        style={style}
        {...describedBy(named, hintId)}
      >
        {choices.map(({ value, label, lang, spoken }, place) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={value === chosen}
            aria-label={spoken}
            lang={lang}
            tabIndex={place === Math.max(reached, 0) ? 0 : -1}
            className={value === 'na' ? 'dw-choice dw-na' : 'dw-choice'}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
