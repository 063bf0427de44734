import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { days } from './days.ts';
import { digitsOrWords } from '../../ui/digitsOrWords.ts';
import { PickButton } from '../../ui/PickButton.tsx';
import { SendButton } from '../../ui/SendButton.tsx';
import { WordsLine } from '../../ui/WordsLine.tsx';

/**
 * A day. The native field, because every phone brings a picker of its own for it, and a keyboard can type into it; where words are
 * taken, too, a line with that picker beside it.
 */
export function DateInput(props: InputProps<'date'>) {
  const { input, texts, wording, named, before, typed, in_words, onChosen, onReply } = props;
  const [day, setDay] = useState(before?.type === 'date' ? before.value : '');
  const hintId = useId();
  const { min, max } = input;
  const written = (bound: string | null): string | null => (bound === null ? null : wording.date(bound));
  const own = digitsOrWords(wording.wording);
  // Without a bound, years of five digits can be typed.
  const [earliest, latest] = [min ?? '0001-01-01', max ?? '9999-12-31'];

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'date', value: day });
  };
  const sendEither = (text: string): void => {
    const value = text.trim() === '' ? '' : readDay(text);
    onReply(value === null ? { type: 'words', text } : { type: 'date', value });
  };

  return (
    <>
      <p className="dw-hint" id={hintId}>
        {days(wording.wording)(written(min), written(max))}
      </p>
      {in_words ? (
        <WordsLine
          before={before?.type === 'words' ? before.text : typed || (day === '' ? '' : wording.date(day))}
          placeholder={own.date}
          texts={texts}
          named={describedBy(named, hintId)}
          onSend={sendEither}
        >
          {(_, setText) => (
            <PickButton
              type="date"
              label={own.pickDate}
              min={earliest}
              max={latest}
              onPick={(value) => {
                setDay(value);
                setText(wording.date(value));
                onChosen({ type: 'date', value });
              }}
            />
          )}
        </WordsLine>
      ) : (
        <form onSubmit={send} noValidate>
          <div className="dw-field">
            <input
              type="date"
              className="dw-text dw-date"
              min={earliest}
              max={latest}
              value={day}
              onChange={({ target: { value } }) => {
                setDay(value);
                onChosen({ type: 'date', value });
              }}
              {...describedBy(named, hintId)}
            />
            <SendButton label={texts.send} />
          </div>
        </form>
      )}
    </>
  );
}

/** A day that is written in digits, such as '3.5.2026' or '2026-05-03', as the contract writes it; null for anything else. */
function readDay(text: string): string | null {
  const ordered = text.trim().replace(/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, '$3-$2-$1');
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(ordered) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
