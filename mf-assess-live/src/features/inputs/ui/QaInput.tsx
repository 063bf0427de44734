import type { InputProps } from './InputProps.ts';
import { TextLine } from './TextLine.tsx';

/** A question to the dialog; where it does not go on by itself, 'Weiter' does. */
export function QaInput({ input, texts, named, before, onReply }: InputProps<'qa'>) {
  return (
    <>
      <TextLine
        multiline={false}
        max_length={input.max_length}
        before={before?.type === 'qa' ? (before.text ?? '') : ''}
        placeholder={texts.askPlaceholder}
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
