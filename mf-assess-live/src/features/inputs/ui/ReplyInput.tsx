import type { AskedType, GivenReply, OpenQuestion, QuestionInput, Reply } from '@dialogwerk/shared/contract';
import { replyProblem, respondentTexts, shownReply } from '@dialogwerk/shared/dialog/messenger';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { masked } from '../../../masked/maskedChunk.ts';
import type { SendMedia } from '../effects/sendMedia.ts';
import { inputTexts } from '../texts.ts';
import { LazyChunk } from '../../../loading/LazyChunk.tsx';
import { inputs as initialInputs } from '../types/initial.ts';
import type { InputComponent, SomeInputs } from '../types/InputsOf.ts';
import { inputChunkOf } from './inputChunks.ts';
import type { InputProps } from './InputProps.ts';
import { WordsLine } from './WordsLine.tsx';

export interface ReplyInputProps {
  readonly question: OpenQuestion;
  /** Ids of the bubbles that ask it; none when it has no text. */
  readonly questionIds: readonly string[];
  /** What the input is called when the question has no text. */
  readonly label: string;
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  /** The reply that was given before, with the server's sentence about it where it was refused. */
  readonly refused: { readonly sentence: string | null; readonly reply: Reply } | null;
  /** What was typed or chosen for this question before the page was left, and what hears of each change; null where nothing is kept. */
  readonly draft: (Unsent & { readonly keep: (unsent: Unsent) => void }) | null;
  readonly sendMedia: SendMedia;
  /** Gets a reply that is valid, and the bubble that shows it. */
  readonly onReply: (reply: Reply, shown: string) => void;
  /** Hears what is said before it is sent, with what sends it where it can be an answer; true: it is none, but asks for something. Absent: all is an answer. */
  readonly onWord?: ((said: string, input: QuestionInput, asAnswer: (() => void) | null) => boolean) | undefined;
}

/** What stands in the input and is not sent. */
interface Unsent {
  readonly text: string;
  readonly reply: Reply | null;
}

/** The input of the open question. A reply is checked here by the very rule that the server goes by (domain.md §3.1). */
export function ReplyInput(props: ReplyInputProps) {
  const { question, questionIds, label, language, du_sie, refused, draft, sendMedia, onReply, onWord } = props;
  const { input, optional, in_words, wrong, counted, unique_question_id, nachfrage_id } = question;
  const isMasked = 'masked' in input;
  const chunk = inputChunkOf(input);
  const texts = inputTexts(language, du_sie);
  const wording = respondentTexts(language, du_sie);
  const [fault, setFault] = useState(() => faultOf(refused?.sentence ?? null));
  const setProblem = useCallback((sentence: string | null): void => setFault(faultOf(sentence)), []);
  const problem = fault?.sentence ?? null;
  const problemId = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const typed = draft?.text ?? '';
  const [unsent, setUnsent] = useState<Unsent>({ text: typed, reply: draft?.reply ?? null });
  const keep = (changed: Partial<Unsent>): void => {
    const next = { ...unsent, ...changed };
    setUnsent(next);
    if (!isMasked) draft?.keep(next);
  };

  // Below a long choice it would stand beyond the edge, and sending would seem to do nothing.
  useEffect(() => {
    if (fault !== null) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [fault]);

  const send = (reply: GivenReply, shown?: string): void => {
    const found = replyProblem(input, optional, reply, du_sie, language);
    const answer = (given: GivenReply): void => onReply(given, shown ?? shownReply(input, given, wording));
    if (onWord?.(saidIn(reply), input, found === null ? () => answer(reply) : null))
      return keep({ text: '', reply: null });
    const sent = found === null ? reply : counted ? asCounted(reply) : null;
    setProblem(sent ? null : found && (wrong ?? found));
    if (sent) answer(sent);
  };

  return (
    <div
      className="dw-reply"
      // Not `onChange`, which comes after it: what is wrong with a chosen file must stay.
      onInput={({ target }) => {
        setProblem(null);
        if (target instanceof HTMLElement && 'typed' in target.dataset && 'value' in target)
          keep({ text: String(target.value) });
      }}
    >
      {drawCovered(
        drawInput(chunk, input, {
          texts,
          wording,
          language,
          du_sie,
          before: refused?.reply ?? draft?.reply ?? null,
          typed,
          in_words: in_words === true,
          onChosen: (reply) => keep({ reply }),
          onReply: send,
          onProblem: setProblem,
          sendMedia: (file, name, onShare, signal) =>
            sendMedia({ unique_question_id, nachfrage_id, file, name }, onShare, signal),
          named: {
            ...(questionIds.length > 0 ? { 'aria-labelledby': questionIds.join(' ') } : { 'aria-label': label }),
            ...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': problemId }),
          },
        }),
      )}
      {/* Inputs that come on demand hold it themselves. */}
      {in_words && !chunk && (
        <WordsLine
          before={refused?.reply.type === 'words' ? refused.reply.text : typed}
          texts={texts}
          onSend={(text) => send({ type: 'words', text })}
        />
      )}
      <p ref={line} className="dw-problem" id={problemId} role="alert">
        {problem}
      </p>
      {optional && (
        <button type="button" className="dw-button dw-quiet" onClick={() => send({ type: 'skip' })}>
          {texts.skip}
        </button>
      )}
    </div>
  );

  function drawCovered(field: ReactNode): ReactNode {
    if (!isMasked) return field;
    return (
      <LazyChunk chunk={masked} language={language} du_sie={du_sie}>
        {({ Covered }) => <Covered language={language}>{field}</Covered>}
      </LazyChunk>
    );
  }
}

/** What was typed or set, as it reads; '' for what does not read. */
const saidIn = (reply: Reply): string =>
  ('typed' in reply ? reply.typed : 'text' in reply ? reply.text : 'value' in reply ? `${reply.value}` : '') ?? '';

/** A reply that does not fit, as it is sent to be counted; null where nothing was said. */
function asCounted(reply: GivenReply): GivenReply | null {
  const said = saidIn(reply);
  if (!said.trim()) return null;
  // JSON has no number for what is none.
  return 'value' in reply && Number.isNaN(reply.value) ? { type: 'words', text: said } : reply;
}

/** What is wrong, as something new each time that it is found, so that it is led into view each time. */
const faultOf = (sentence: string | null) => (sentence === null ? null : { sentence });

function drawInput(
  chunk: ReturnType<typeof inputChunkOf>,
  input: QuestionInput,
  props: Omit<InputProps<never>, 'input'>,
) {
  if (!chunk) return drawn(initialInputs, input, props);
  return (
    <LazyChunk chunk={chunk} {...props}>
      {({ inputs }) => drawn(inputs, input, props)}
    </LazyChunk>
  );
}

function drawn(inputs: SomeInputs, input: QuestionInput, props: Omit<InputProps<never>, 'input'>) {
  const Input = inputOf(inputs, input.type);
  return Input && <Input input={input} {...props} />;
}

function inputOf<T extends AskedType>(inputs: SomeInputs, type: T): InputComponent<T> | undefined {
  return inputs[type];
}
