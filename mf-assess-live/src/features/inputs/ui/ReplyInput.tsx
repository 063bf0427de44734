import type { OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { replyProblem, respondentTexts, shownReply } from '@dialogwerk/shared/dialog/messenger';
import { useId, useState } from 'react';
import type { SendMedia } from '../effects/sendMedia.ts';
import { inputTexts } from '../texts.ts';
import { AddressInput } from './AddressInput.tsx';
import { ConsentInput } from './ConsentInput.tsx';
import { DateInput } from './DateInput.tsx';
import type { InputProps } from './InputProps.ts';
import { LikertInput } from './LikertInput.tsx';
import { MultipleInput } from './MultipleInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OpenInput } from './OpenInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { QaInput } from './QaInput.tsx';
import { RankingInput } from './RankingInput.tsx';
import { SingleInput } from './SingleInput.tsx';
import { SliderInput } from './SliderInput.tsx';
import { UploadInput } from './UploadInput.tsx';
import { VoiceInput } from './VoiceInput.tsx';

interface ReplyInputProps {
  readonly question: OpenQuestion;
  /** Ids of the bubbles that ask it; none when it has no text. */
  readonly questionIds: readonly string[];
  /** What the input is called when the question has no text. */
  readonly label: string;
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  /** The reply that was given before, with the server's sentence about it where it was refused. */
  readonly refused: { readonly sentence: string | null; readonly reply: Reply } | null;
  readonly sendMedia: SendMedia;
  /** Gets a reply that is valid, and the bubble that shows it. */
  readonly onReply: (reply: Reply, shown: string) => void;
}

/** The input of the open question. A reply is checked here by the very rule that the server goes by (domain.md §3.1). */
export function ReplyInput(props: ReplyInputProps) {
  const { question, questionIds, label, language, du_sie, refused, sendMedia, onReply } = props;
  const { input, optional, unique_question_id } = question;
  const texts = inputTexts(language, du_sie);
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
        onProblem: setProblem,
        sendMedia: (file, name, onShare, signal) => sendMedia({ unique_question_id, file, name }, onShare, signal),
        named: {
          ...(questionIds.length > 0 ? { 'aria-labelledby': questionIds.join(' ') } : { 'aria-label': label }),
          ...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': problemId }),
        },
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
    case 'matrix':
      return <LikertInput input={input} {...props} />;
    case 'number':
      return <NumberInput input={input} {...props} />;
    case 'slider':
      return <SliderInput input={input} {...props} />;
    case 'date':
      return <DateInput input={input} {...props} />;
    case 'email':
    case 'phone':
    case 'url':
      return <AddressInput input={input} {...props} />;
    case 'ranking':
      return <RankingInput input={input} {...props} />;
    case 'picture':
      return <PictureInput input={input} {...props} />;
    case 'upload':
      return <UploadInput input={input} {...props} />;
    case 'voice':
      return <VoiceInput input={input} {...props} />;
    case 'consent':
      return <ConsentInput input={input} {...props} />;
    case 'qa':
      return <QaInput input={input} {...props} />;
  }
}
