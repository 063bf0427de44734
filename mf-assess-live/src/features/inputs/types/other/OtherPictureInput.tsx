import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import type { GivenReply } from '@dialogwerk/shared/contract';
import { useState } from 'react';
import type { InputProps } from '../../ui/InputProps.ts';
import { PictureInput } from '../picture/PictureInput.tsx';
import { OtherField } from './OtherField.tsx';
import { useTypedOther } from './useTypedOther.ts';

/** One or several pictures, of which the last one opens a line below the others. */
export function OtherPictureInput(props: InputProps<'picture'>) {
  const { before, onChosen, onReply } = props;
  const [ids, setIds] = useState<readonly string[]>(before?.type === 'picture' ? before.option_ids : []);
  const { text, setText, field, send } = useTypedOther(props);
  const replyOf = (option_ids: readonly string[], other: string): GivenReply => ({
    type: 'picture',
    option_ids: [...option_ids],
    ...(option_ids.includes(OTHER_OPTION) ? { other } : {}),
  });

  return (
    <PictureInput
      {...props}
      onChosen={(chosen) => {
        if (chosen.type !== 'picture') return;
        setIds(chosen.option_ids);
        onChosen(replyOf(chosen.option_ids, text));
      }}
      onReply={(reply) => (reply.type === 'picture' ? send(replyOf(reply.option_ids, text)) : onReply(reply))}
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
    </PictureInput>
  );
}
