import type { Wording } from '@dialogwerk/shared/dialog/messenger';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { SendButton } from '../../ui/SendButton.tsx';

type Hint = (min: string | null, max: string | null) => string;

const german: Hint = (min, max) => {
  if (min !== null && max !== null) return `Uhrzeit zwischen ${min} und ${max} Uhr`;
  if (min !== null) return `Uhrzeit ab ${min} Uhr`;
  return max === null ? 'Stunde und Minute' : `Uhrzeit bis ${max} Uhr`;
};
const english: Hint = (min, max) => {
  if (min !== null && max !== null) return `Time from ${min} to ${max}`;
  if (min !== null) return `Time from ${min}`;
  return max === null ? 'Hour and minute' : `Time up to ${max}`;
};
const hints: Readonly<Record<Wording, Hint>> = { sie: german, du: german, en: english };

/** A time of day. The native field, because every phone brings a picker of its own for it, and a keyboard can type into it. */
export function TimeInput({ input, texts, wording, named, before, onReply }: InputProps<'time'>) {
  const [time, setTime] = useState(before?.type === 'time' ? before.value : '');
  const hintId = useId();
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'time', value: time });
  };
  return (
    <form onSubmit={send} noValidate>
      <p className="dw-hint" id={hintId}>
        {hints[wording.wording](input.min, input.max)}
      </p>
      <div className="dw-field">
        <input
          type="time"
          className="dw-text dw-date"
          min={input.min ?? undefined}
          max={input.max ?? undefined}
          value={time}
          onChange={(event) => setTime(event.target.value)}
          {...describedBy(named, hintId)}
        />
        <SendButton label={texts.send} />
      </div>
    </form>
  );
}
