import { otherProblem, shownWithOther } from '@dialogwerk/shared/dialog/messenger';
import type { GivenReply } from '@dialogwerk/shared/contract';
import { useRef, useState } from 'react';
import type { InputProps } from '../../ui/InputProps.ts';

/** What is typed beside 'Sonstiges' below a choice, and how a reply with it is sent or refused. */
export function useTypedOther(props: InputProps<'multiple'> | InputProps<'picture'> | InputProps<'ranking'>) {
  const { input, wording, before, onReply, onProblem } = props;
  const [text, setText] = useState(before && 'option_ids' in before ? (before.other ?? '') : '');
  const field = useRef<HTMLInputElement>(null);
  const send = (reply: GivenReply): void => {
    const problem = otherProblem(input, reply, wording);
    onProblem(problem);
    if (problem === null) onReply(reply, shownWithOther(input, reply, wording) ?? undefined);
    else field.current?.focus();
  };
  return { text, setText, field, send };
}
