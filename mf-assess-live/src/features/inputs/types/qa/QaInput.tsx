import { useState } from 'react';
import { messengerWording } from '../../../../wording/messengerWording.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { TextLine } from '../../ui/TextLine.tsx';

const german = 'Frage schreiben …';
const placeholder = messengerWording.inEach('askQuestion', { sie: german, en: 'Write a question …' });

/** A question to the dialog; where it does not go on by itself, 'Weiter' does, once what is written has been asked. */
export function QaInput({ input, texts, wording, named, before, typed, onReply }: InputProps<'qa'>) {
  const [written, setWritten] = useState(before?.type === 'qa' ? (before.text ?? '') : typed);
  return (
    <>
      <TextLine
        multiline={false}
        max_length={input.max_length}
        before={written}
        placeholder={placeholder(wording.wording)}
        texts={texts}
        named={named}
        onSend={(text) => onReply({ type: 'qa', text })}
        onType={setWritten}
      />
      {input.only_search && (
        <button
          type="button"
          className="dw-button dw-quiet dw-go-on"
          onClick={() => onReply({ type: 'qa', text: written.trim() === '' ? null : written })}
        >
          {texts.next}
        </button>
      )}
    </>
  );
}
