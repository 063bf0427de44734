import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import { useState } from 'react';
import type { InputProps } from '../../ui/InputProps.ts';
import { MultipleInput } from '../multiple/MultipleInput.tsx';
import { OtherField } from './OtherField.tsx';
import { useTypedOther } from './useTypedOther.ts';

/** Several options, of which the last one opens a line below the others. */
export function OtherMultipleInput(props: InputProps<'multiple'>) {
  const { before, onChosen } = props;
  const [ids, setIds] = useState<readonly string[]>(before?.type === 'multiple' ? before.option_ids : []);
  const { text, setText, field, send } = useTypedOther(props);
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
      onReply={() => send(replyOf(ids, text))}
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
