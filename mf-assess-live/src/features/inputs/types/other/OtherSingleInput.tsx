import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import { otherProblem, shownWithOther } from '@dialogwerk/shared/dialog/messenger';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { InputProps } from '../../ui/InputProps.ts';
import { SendButton } from '../../ui/SendButton.tsx';
import { WordsLine } from '../../ui/WordsLine.tsx';
import { SingleInput } from '../single/SingleInput.tsx';
import { OtherField } from './OtherField.tsx';

/** One of several options, of which the last one opens a line; a tap on any other answers. */
export function OtherSingleInput(props: InputProps<'single'>) {
  const { input, texts, wording, before, typed, in_words, onChosen, onReply, onProblem } = props;
  const draft = before?.type === 'single' && before.option_id === OTHER_OPTION ? (before.other ?? '') : null;
  const [text, setText] = useState(draft);
  const isTapped = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = text !== null;
  const replyOf = (other: string) => ({ type: 'single', option_id: OTHER_OPTION, other }) as const;

  useLayoutEffect(() => {
    if (isOpen && isTapped.current) field.current?.focus();
  }, [isOpen]);

  const type = (other: string): void => {
    setText(other);
    onChosen(replyOf(other));
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const reply = replyOf(text ?? '');
    const problem = otherProblem(input, reply, wording);
    onProblem(problem);
    if (problem === null) onReply(reply, shownWithOther(input, reply, wording) ?? undefined);
    else field.current?.focus();
  };

  return (
    <>
      <SingleInput
        {...props}
        before={isOpen ? replyOf(text) : before}
        onReply={(reply) => {
          if (reply.type !== 'single' || reply.option_id !== OTHER_OPTION) return onReply(reply);
          isTapped.current = true;
          if (isOpen) field.current?.focus();
          else type('');
        }}
      />
      {isOpen && (
        <form onSubmit={send} noValidate>
          <OtherField {...props} text={text} field={field} onType={type}>
            <SendButton label={texts.send} />
          </OtherField>
        </form>
      )}
      {in_words && !isOpen && (
        <WordsLine
          before={before?.type === 'words' ? before.text : typed}
          texts={texts}
          onSend={(words) => onReply({ type: 'words', text: words })}
        />
      )}
    </>
  );
}
