import type { InputProps } from '../../ui/InputProps.ts';
import { TextLine } from '../../ui/TextLine.tsx';

const placeholder = { sie: 'Frage schreiben …', du: 'Frage schreiben …', en: 'Write a question …' };

/** A question to the dialog; where it does not go on by itself, 'Weiter' does. */
export function QaInput({ input, texts, wording, named, before, onReply }: InputProps<'qa'>) {
  return (
    <>
      <TextLine
        multiline={false}
        max_length={input.max_length}
        before={before?.type === 'qa' ? (before.text ?? '') : ''}
        placeholder={placeholder[wording.wording]}
        texts={texts}
        named={named}
        onSend={(text) => onReply({ type: 'qa', text })}
      />
      {input.only_search && (
        <button
          type="button"
          className="dw-button dw-quiet dw-go-on"
          onClick={() => onReply({ type: 'qa', text: null })}
        >
          {texts.next}
        </button>
      )}
    </>
  );
}
