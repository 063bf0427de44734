import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { days } from './days.ts';
import { SendButton } from '../../ui/SendButton.tsx';

/** A day. The native field, because every phone brings a picker of its own for it, and a keyboard can type into it. */
export function DateInput({ input, texts, wording, named, before, onReply }: InputProps<'date'>) {
  const [day, setDay] = useState(before?.type === 'date' ? before.value : '');
  const hintId = useId();
  const { min, max } = input;
  const written = (bound: string | null): string | null => (bound === null ? null : wording.date(bound));

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'date', value: day });
  };

  return (
    <form onSubmit={send} noValidate>
      <p className="dw-hint" id={hintId}>
        {days[wording.wording](written(min), written(max))}
      </p>
      <div className="dw-field">
        <input
          type="date"
          className="dw-text dw-date"
          // Without a bound, years of five digits can be typed.
          min={min ?? '0001-01-01'}
          max={max ?? '9999-12-31'}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          {...describedBy(named, hintId)}
        />
        <SendButton label={texts.send} />
      </div>
    </form>
  );
}
