import type { ClientConfig, OpenQuestion } from '@dialogwerk/shared/contract';
import { isTyped } from '@dialogwerk/shared/dialog/messenger';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { countdown } from '../features/countdown/countdownChunk.ts';
import type { Conversation, RefusedReply } from '../features/conversation/model/Conversation.ts';
import type { SendMedia } from '../features/inputs/effects/sendMedia.ts';
import { useReplyFocus } from '../features/inputs/ui/useReplyFocus.ts';
import { ReplyInput } from '../features/inputs/ui/ReplyInput.tsx';
import type { ReplyInputProps } from '../features/inputs/ui/ReplyInput.tsx';
import { Reason } from '../features/reason/ui/Reason.tsx';
import { MarkdownText } from '../features/transcript/ui/MarkdownText.tsx';
import { WaitingNotice } from '../features/notices/ui/WaitingNotice.tsx';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import type { MessengerTexts } from '../texts.ts';
import { sheets } from './sheetsChunk.ts';

interface ComposerProps {
  readonly survey: Pick<ClientConfig, 'survey_id' | 'language' | 'du_sie'>;
  readonly now: Conversation;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  /** Whether every bubble is on the screen; a question is answered only after it has been asked. */
  readonly allSaid: boolean;
  readonly questionIds: readonly string[];
  readonly sendMedia: SendMedia;
  /** Shown at the end; null where there is none. */
  readonly receipt: string | null;
  /** Opens what the respondent can say of the dialog; null where nothing is asked. */
  readonly onFeedback: (() => void) | null;
  readonly onBeginAgain: () => void;
  readonly onWord: ReplyInputProps['onWord'];
}

/** What stands below the transcript: the open question's input, why it waits, or the end. */
export function Composer(props: ComposerProps) {
  const { survey, now, running, texts, allSaid, questionIds, sendMedia } = props;
  const { receipt, onFeedback, onBeginAgain, onWord } = props;
  const frame = useRef<HTMLElement>(null);
  const asked = allSaid ? askedIn(now) : null;
  const onReplied = useReplyFocus(frame, asked?.key ?? null, now.phase === 'opening' && now.pending !== null);
  const reply: ReplyInputProps['onReply'] = (...given) => {
    onReplied();
    running.reply(...given);
  };
  const docked = asked !== null && isTyped(asked.question.input);

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={texts.answer}
      className={docked ? 'dw-composer dw-docked' : 'dw-composer'}
    >
      {asked?.question.reason && (
        <Reason key={`${asked.key} reason`} label={texts.reason} language={survey.language}>
          <MarkdownText text={asked.question.reason} words={texts} />
        </Reason>
      )}
      {asked?.question.timed && (
        <LazyChunk chunk={countdown} language={survey.language} du_sie={survey.du_sie}>
          {({ Countdown }) => <Countdown key={asked.key} question={asked.question} survey={survey} onReply={reply} />}
        </LazyChunk>
      )}
      {asked && (
        <ReplyInput
          key={asked.key}
          question={asked.question}
          questionIds={questionIds}
          language={survey.language}
          du_sie={survey.du_sie}
          label={texts.answer}
          sendMedia={sendMedia}
          refused={asked.refused}
          draft={draftFor(asked.question)}
          onWord={onWord}
          onReply={reply}
        />
      )}
      <div role="status">{allSaid && drawStatus(now, running, texts)}</div>
      {allSaid && now.phase === 'finished' && receipt !== null && (
        <LazyChunk chunk={sheets} language={survey.language} du_sie={survey.du_sie}>
          {({ ReceiptCode }) => (
            <ReceiptCode
              code={receipt}
              language={survey.language}
              du_sie={survey.du_sie}
              words={texts}
              sentOn={() => running.client.call('sentOn', { survey_id: survey.survey_id })}
            />
          )}
        </LazyChunk>
      )}
      {allSaid &&
        (now.phase === 'finished' ||
          (now.phase === 'ended' && (now.failure.kind === 'lost' || now.failure.kind === 'unreadable'))) && (
          <div className="dw-actions dw-at-end">
            {now.phase === 'finished' && onFeedback && (
              <button type="button" className="dw-button dw-quiet" onClick={onFeedback}>
                {texts.feedback}
              </button>
            )}
            <button
              type="button"
              className="dw-button dw-quiet"
              onClick={now.phase === 'finished' ? onBeginAgain : () => running.beginAgain()}
            >
              {texts.beginAgain}
            </button>
          </div>
        )}
    </section>
  );

  function draftFor({ unique_question_id, nachfrage_id }: OpenQuestion): ReplyInputProps['draft'] {
    const question = nachfrage_id ?? unique_question_id;
    return { ...running.draft.read(question), keep: (unsent) => running.draft.write(question, unsent) };
  }
}

/** The question that can be answered now; its key changes with every new input. */
function askedIn(now: Conversation): { key: string; question: OpenQuestion; refused: RefusedReply | null } | null {
  if (now.phase === 'asked') {
    const { turn, question, refused, since = turn } = now;
    return { key: `${question.unique_question_id} ${question.nachfrage_id} ${since}`, question, refused };
  }
  if (now.phase === 'opening' && now.question && !now.pending) {
    const { question } = now;
    // The same key as after the server has confirmed the beginning, so that what is being typed stays.
    return { key: `${question.unique_question_id} ${question.nachfrage_id} 1`, question, refused: null };
  }
  return null;
}

function drawStatus(now: Conversation, running: RunningConversation, texts: MessengerTexts): ReactNode {
  if (now.phase === 'finished') return <p className="dw-thanks">{texts.finished}</p>;
  if (now.phase === 'waiting')
    return now.delay ? (
      waiting(texts.openingWaits(now.delay))
    ) : (
      <p className="dw-loading">{now.thinking ?? texts.working}</p>
    );
  if (now.phase === 'changing') {
    const { delay } = now;
    return delay ? (
      waiting(texts.replyWaits(delay, running.isLasting()))
    ) : (
      <p className="dw-loading">{texts.changing}</p>
    );
  }
  if (now.phase !== 'opening' && now.phase !== 'sending') return null;
  if (now.delay && now.pending) return waiting(texts.replyWaits(now.delay, running.isLasting()));
  if (now.phase === 'sending' || now.question) return null;
  return now.delay ? waiting(texts.openingWaits(now.delay)) : <p className="dw-loading">{texts.loading}</p>;

  function waiting(text: string): ReactNode {
    return <WaitingNotice text={text} tryNow={texts.tryNow} onTryNow={() => running.tryNow()} />;
  }
}
