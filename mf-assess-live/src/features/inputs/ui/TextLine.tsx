import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import type { InputTexts } from '../model/InputTexts.ts';
import { describedBy } from './InputProps.ts';
import type { NamedControl } from './InputProps.ts';
import { SendButton } from './SendButton.tsx';
import { mediaMatches } from '@dialogwerk/shared/browser';

/** Whether fingers type here, on keys that have no Shift and Enter. */
const hasTouchKeyboard = (): boolean => mediaMatches('(pointer: coarse)');

/** The count shows once this share of the greatest length is used. */
const COUNT_FROM = 0.8;

interface TextLineProps {
  readonly multiline: boolean;
  readonly max_length: number;
  readonly before: string;
  readonly placeholder: string;
  readonly texts: InputTexts;
  readonly named: NamedControl;
  readonly onSend: (text: string) => void;
  /** What stands beside the line, before its button, with what is written. */
  readonly children?: (text: string, setText: (text: string) => void) => ReactNode;
  /** Hears of each change. */
  readonly onType?: (text: string) => void;
}

/**
 * Free text. Enter sends, Shift and Enter make a new line; where fingers type there is no Shift and Enter, so there Enter
 * makes a new line in a text of several and the button sends. Too long a text is never cut while it is typed or pasted: the
 * count says so, and so does the problem on sending.
 */
export function TextLine({
  multiline,
  max_length,
  before,
  placeholder,
  texts,
  named,
  onSend,
  onType,
  children,
}: TextLineProps) {
  const [text, setText] = useState(before);
  const hintId = useId();
  const countId = useId();
  const breaks = multiline && hasTouchKeyboard();
  const counts = text.length >= max_length * COUNT_FROM;
  const counted = counts ? describedBy(named, countId) : named;

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is composed (Japanese, dead keys) Enter ends the word, not the text.
    if (event.key === 'Enter' && !breaks && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  const control = {
    ...(multiline && !breaks ? describedBy(counted, hintId) : counted),
    className: 'dw-text',
    'data-lead': true,
    'data-typed': true,
    value: text,
    placeholder,
    enterKeyHint: breaks ? 'enter' : 'send',
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setText(event.target.value);
      onType?.(event.target.value);
    },
  } as const;

  return (
    <form onSubmit={send} noValidate>
      <div className="dw-field">
        {multiline ? (
          <textarea rows={2} onKeyDown={onKeyDown} {...control} />
        ) : (
          <input type="text" autoComplete="off" {...control} />
        )}
        {children?.(text, setText)}
        <SendButton label={texts.send} />
      </div>
      {multiline && !breaks && (
        <p className="dw-hint" id={hintId}>
          {texts.enterSends}
        </p>
      )}
      <p className={text.length > max_length ? 'dw-count dw-over' : 'dw-count'} id={countId} hidden={!counts}>
        {texts.length(text.length, max_length)}
      </p>
    </form>
  );
}
