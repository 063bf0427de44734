import type { InputProps } from './InputProps.ts';
import { TextLine } from './TextLine.tsx';

/** Free text. */
export function OpenInput({ input, texts, named, before, onReply }: InputProps<'open'>) {
  return (
    <TextLine
      multiline={input.multiline}
      max_length={input.max_length}
      before={before?.type === 'open' ? before.text : ''}
      placeholder={texts.placeholder}
      texts={texts}
      named={named}
      onSend={(text) => onReply({ type: 'open', text })}
    />
  );
}
