import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { messengerWording } from '../../../wording/messengerWording.ts';
import type { SharedInputProps } from './InputProps.ts';
import { SendButton } from './SendButton.tsx';

/** What each of them wants of the keyboard and of what the device has kept. */
const fields = {
  // Not 'email' as a type: Chromium gives 'max@müller.de' as 'max@xn--mller-kva.de'.
  email: { type: 'text', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // Not 'url' as a type: phones and browsers would warn of 'www.beispiel.de'.
  url: { type: 'text', inputMode: 'url', autoComplete: 'url' },
} as const;

const german = { email: 'name@beispiel.de', phone: '030 123456', url: 'www.beispiel.de' };
const english = { email: 'name@example.com', phone: '020 1234567', url: 'www.example.com' };
const examples = messengerWording.inEach('addresses', { sie: german, en: english });

/** An e-mail address, a telephone number or a web address, with the fitting keyboard and the device's suggestions. */
export function AddressInput({
  input,
  texts,
  wording,
  named,
  before,
  typed,
  onReply,
}: SharedInputProps<'email' | 'phone' | 'url'>) {
  const { type } = input;
  const [text, setText] = useState(before?.type === type ? before.text : typed);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type, text });
  };
  return (
    <form onSubmit={send} noValidate>
      <div className="dw-field">
        <input
          className="dw-text"
          autoCapitalize="none"
          spellCheck={false}
          data-typed
          enterKeyHint="send"
          placeholder={examples(wording.wording)[type]}
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...fields[type]}
          {...(input.masked && { autoComplete: 'off' })}
          {...named}
        />
        <SendButton label={texts.send} />
      </div>
    </form>
  );
}
