import { useId, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { describedBy } from './InputProps.ts';
import type { InputProps } from './InputProps.ts';
import { SendButton } from './SendButton.tsx';

/** The count shows once this share of the greatest length is used. */
const COUNT_FROM = 0.8;

/**
 * Free text. Enter sends, Shift and Enter make a new line. Too long a text is never cut while it is typed or pasted: the
 * count says so, and so does the problem on sending.
 */
export function OpenInput({ input, texts, named, invalid, before, onReply }: InputProps<'open'>) {
  const [text, setText] = useState(before?.type === 'open' ? before.text : '');
  const hintId = useId();
  const countId = useId();
  const counts = text.length >= input.max_length * COUNT_FROM;
  const counted = counts ? describedBy(named, countId) : named;

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'open', text });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is composed (Japanese, dead keys) Enter ends the word, not the text.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  const control = {
    ...(input.multiline ? describedBy(counted, hintId) : counted),
    'aria-invalid': invalid,
    className: 'dw-text',
    value: text,
    placeholder: texts.placeholder,
    enterKeyHint: 'send',
    onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
  } as const;

  return (
    <form onSubmit={send} noValidate>
      <div className="dw-field">
        {input.multiline ? (
          <textarea rows={2} onKeyDown={onKeyDown} {...control} />
        ) : (
          <input type="text" autoComplete="off" {...control} />
        )}
        <SendButton label={texts.send} />
      </div>
      {input.multiline && (
        <p className="dw-hidden" id={hintId}>
          {texts.enterSends}
        </p>
      )}
      <p className={text.length > input.max_length ? 'dw-count dw-over' : 'dw-count'} id={countId} hidden={!counts}>
        {texts.length(text.length, input.max_length)}
      </p>
    </form>
  );
}
