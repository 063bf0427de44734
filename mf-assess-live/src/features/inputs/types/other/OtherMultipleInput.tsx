import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import { otherProblem, shownWithOther } from '@dialogwerk/shared/dialog/messenger';
import { useRef, useState } from 'react';
import type { InputProps } from '../../ui/InputProps.ts';
import { MultipleInput } from '../multiple/MultipleInput.tsx';
import { OtherField } from './OtherField.tsx';

/** Several options, of which the last one opens a line below the others. */
export function OtherMultipleInput(props: InputProps<'multiple'>) {
  const { input, wording, before, onChosen, onReply, onProblem } = props;
  const draft = before?.type === 'multiple' ? before : null;
  const [ids, setIds] = useState<readonly string[]>(draft?.option_ids ?? []);
  const [text, setText] = useState(draft?.other ?? '');
  const field = useRef<HTMLInputElement>(null);
  const replyOf = (option_ids: readonly string[], other: string) => ({
    type: 'multiple' as const,
    option_ids: [...option_ids],
    ...(option_ids.includes(OTHER_OPTION) ? { other } : {}),
  });

  return (
    <MultipleInput
      {...props}
      onChosen={(chosen) => {
        if (chosen.type !== 'multiple') return;
        setIds(chosen.option_ids);
        onChosen(replyOf(chosen.option_ids, text));
      }}
      onReply={() => {
        const reply = replyOf(ids, text);
        const problem = otherProblem(input, reply, wording);
        onProblem(problem);
        if (problem === null) onReply(reply, shownWithOther(input, reply, wording) ?? undefined);
        else field.current?.focus();
      }}
    >
      {ids.includes(OTHER_OPTION) && (
        <OtherField
          {...props}
          text={text}
          field={field}
          onType={(typed) => {
            setText(typed);
            onChosen(replyOf(ids, typed));
          }}
        />
      )}
    </MultipleInput>
  );
}
