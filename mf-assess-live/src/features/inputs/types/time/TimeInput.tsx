import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { BetweenBounds } from '../../../../wording/SingleInputTexts.ts';
import { messengerWording } from '../../../../wording/messengerWording.ts';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { digitsOrWords } from '../../ui/digitsOrWords.ts';
import { PickButton } from '../../ui/PickButton.tsx';
import { SendButton } from '../../ui/SendButton.tsx';
import { WordsLine } from '../../ui/WordsLine.tsx';

const german: BetweenBounds = (min, max) => {
  if (min !== null && max !== null) return `Uhrzeit zwischen ${min} und ${max} Uhr`;
  if (min !== null) return `Uhrzeit ab ${min} Uhr`;
  return max === null ? 'Stunde und Minute' : `Uhrzeit bis ${max} Uhr`;
};
const english: BetweenBounds = (min, max) => {
  if (min !== null && max !== null) return `Time from ${min} to ${max}`;
  if (min !== null) return `Time from ${min}`;
  return max === null ? 'Hour and minute' : `Time up to ${max}`;
};
const hints = messengerWording.inEach('times', { sie: german, en: english });

/** A time that is written in digits, such as '8:30', as the contract writes it; null for anything else. */
function readTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})(?: Uhr)?$/.exec(text.trim()) ?? [];
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * A time of day. The native field, because every phone brings a picker of its own for it, and a keyboard can type into it; where words
 * are taken, too, a line with that picker beside it.
 */
export function TimeInput(props: InputProps<'time'>) {
  const { input, texts, wording, named, before, typed, in_words, onChosen, onReply } = props;
  const [time, setTime] = useState(before?.type === 'time' ? before.value : '');
  const hintId = useId();
  const own = digitsOrWords(wording.wording);
  const choose = (value: string): void => {
    setTime(value);
    onChosen({ type: 'time', value });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'time', value: time });
  };
  const sendEither = (text: string): void => {
    const value = text.trim() === '' ? '' : readTime(text);
    onReply(value === null ? { type: 'words', text } : { type: 'time', value });
  };
  return (
    <>
      <p className="dw-hint" id={hintId}>
        {hints(wording.wording)(input.min, input.max)}
      </p>
      {in_words ? (
        <WordsLine
          before={before?.type === 'words' ? before.text : typed || time}
          placeholder={own.time}
          texts={texts}
          named={describedBy(named, hintId)}
          onSend={sendEither}
        >
          {(_, setText) => (
            <PickButton
              type="time"
              label={own.pickTime}
              min={input.min}
              max={input.max}
              onPick={(value) => {
                choose(value);
                setText(value);
              }}
            />
          )}
        </WordsLine>
      ) : (
        <form onSubmit={send} noValidate>
          <div className="dw-field">
            <input
              type="time"
              className="dw-text dw-date"
              min={input.min ?? undefined}
              max={input.max ?? undefined}
              value={time}
              onChange={({ target }) => choose(target.value)}
              {...describedBy(named, hintId)}
            />
            <SendButton label={texts.send} />
          </div>
        </form>
      )}
    </>
  );
}
