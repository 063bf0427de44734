import { TYPED_NUMBER_LIMIT } from '@dialogwerk/shared/contract';
import { readNumber } from '@dialogwerk/shared/dialog/messenger';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { bounds } from './bounds.ts';
import { SendButton } from '../../ui/SendButton.tsx';
import { WordsLine } from '../../ui/WordsLine.tsx';
import { digitsOrWords } from '../../ui/digitsOrWords.ts';

/** A number with its bounds and unit. A text field with a keyboard for numbers, because number fields lose commas and change on scrolling. */
export function NumberInput(props: InputProps<'number'>) {
  const { input, texts, wording, language, named, before, in_words, onReply } = props;
  const [typed, setTyped] = useState(
    before?.type === 'number' ? (before.typed ?? wording.number(before.value)) : props.typed,
  );
  const hintId = useId();
  const unitId = useId();
  const { min, max, integer, unit } = input;
  const written = (bound: number | null): string | null => (bound === null ? null : wording.number(bound));
  const hint = bounds(wording.wording)(written(min), written(max));
  const withUnit = unit === null ? named : describedBy(named, unitId);
  const described = hint ? describedBy(withUnit, hintId) : withUnit;

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'number', value: readNumber(typed, language), typed });
  };
  const sendEither = (text: string): void => {
    const value = readNumber(text, language);
    onReply(
      Number.isNaN(value) && text.trim() !== '' ? { type: 'words', text } : { type: 'number', value, typed: text },
    );
  };
  const unitText = unit !== null && (
    <span className="dw-unit" id={unitId}>
      {unit}
    </span>
  );

  return (
    <>
      {hint && (
        <p className="dw-hint" id={hintId}>
          {hint}
        </p>
      )}
      {in_words ? (
        <WordsLine
          before={before?.type === 'words' ? before.text : typed}
          placeholder={digitsOrWords(wording.wording).number}
          texts={texts}
          named={described}
          onSend={sendEither}
        >
          {() => unitText}
        </WordsLine>
      ) : (
        <form onSubmit={send} noValidate>
          <div className="dw-field">
            <input
              type="text"
              className="dw-text dw-number"
              maxLength={TYPED_NUMBER_LIMIT}
              inputMode={keyboardFor(min, integer)}
              autoComplete="off"
              enterKeyHint="send"
              data-typed
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              {...described}
            />
            {unitText}
            <SendButton label={texts.send} />
          </div>
        </form>
      )}
    </>
  );
}

/** The number keyboards of phones lack the minus sign. */
function keyboardFor(min: number | null, integer: boolean): 'text' | 'numeric' | 'decimal' {
  if (min !== null && min < 0) return 'text';
  return integer ? 'numeric' : 'decimal';
}
