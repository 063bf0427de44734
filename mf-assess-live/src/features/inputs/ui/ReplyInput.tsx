import type { OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { replyProblem, respondentTexts, shownReply } from '@dialogwerk/shared/dialog/messenger';
import { useId, useState } from 'react';
import type { InputProps, InputTexts } from './InputProps.ts';
import { LikertInput } from './LikertInput.tsx';
import { MultipleInput } from './MultipleInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OpenInput } from './OpenInput.tsx';
import { SingleInput } from './SingleInput.tsx';

interface ReplyInputProps {
  readonly question: OpenQuestion;
  /** Ids of the bubbles that ask it; none when it has no text. */
  readonly questionIds: readonly string[];
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  readonly texts: InputTexts;
  /** The server's sentence about the last reply, with that reply. */
  readonly refused: { readonly sentence: string; readonly reply: Reply } | null;
  /** Gets a reply that is valid, and the bubble that shows it. */
  readonly onReply: (reply: Reply, shown: string) => void;
}

/** The input of the open question. A reply is checked here by the very rule that the server goes by (domain.md §3.1). */
export function ReplyInput(props: ReplyInputProps) {
  const { question, questionIds, language, du_sie, texts, refused, onReply } = props;
  const { input, optional } = question;
  const wording = respondentTexts(language, du_sie);
  const [problem, setProblem] = useState(refused?.sentence ?? null);
  const problemId = useId();

  const send = (reply: Reply): void => {
    const found = replyProblem(input, optional, reply, du_sie, language);
    setProblem(found);
    if (found === null) onReply(reply, shownReply(input, reply, wording));
  };

  return (
    <div className="dw-reply" onChange={() => setProblem(null)}>
      {drawInput(input, {
        texts,
        wording,
        language,
        before: refused?.reply ?? null,
        onReply: send,
        named: {
          ...(questionIds.length > 0 ? { 'aria-labelledby': questionIds.join(' ') } : { 'aria-label': texts.answer }),
          ...(problem === null ? {} : { 'aria-describedby': problemId }),
        },
        invalid: problem !== null,
      })}
      <p className="dw-problem" id={problemId} role="alert">
        {problem}
      </p>
      {optional && (
        <button type="button" className="dw-button dw-quiet" onClick={() => send({ type: 'skip' })}>
          {texts.skip}
        </button>
      )}
    </div>
  );
}

function drawInput(input: OpenQuestion['input'], props: Omit<InputProps<never>, 'input'>) {
  switch (input.type) {
    case 'open':
      return <OpenInput input={input} {...props} />;
    case 'single':
      return <SingleInput input={input} {...props} />;
    case 'multiple':
      return <MultipleInput input={input} {...props} />;
    case 'likert':
      return <LikertInput input={input} {...props} />;
    case 'number':
      return <NumberInput input={input} {...props} />;
  }
}
