import type { ClientConfig, DialogEntry } from '@dialogwerk/shared/contract';
import { Fragment, createElement, useCallback, useEffect, useLayoutEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Answered, RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { SendMedia } from '../features/inputs/effects/sendMedia.ts';
import { inputChunkOf } from '../features/inputs/ui/inputChunks.ts';
import { ReplyInput } from '../features/inputs/ui/ReplyInput.tsx';
import { replyControls } from '../features/inputs/ui/useReplyFocus.ts';
import { Sheet } from '../features/sheet/ui/Sheet.tsx';
import type { MessengerTexts } from '../texts.ts';
import { EntryText } from './EntryText.tsx';

interface ChangeSheetProps {
  readonly survey: Pick<ClientConfig, 'language' | 'du_sie'>;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  readonly sendMedia: SendMedia;
  /** The respondent's entry that is to be changed. */
  readonly entry: DialogEntry;
  /** What was said to ask for it. */
  readonly question: readonly DialogEntry[];
  readonly onClose: () => void;
}

type Progress = { readonly kind: 'loading' | 'failed' | 'gone' } | { readonly kind: 'ready'; readonly given: Answered };

/** An earlier question once more, in its own input, with the reply that was given to it. */
export function ChangeSheet({ survey, running, texts, sendMedia, entry, question, onClose }: ChangeSheetProps) {
  const [progress, setProgress] = useState<Progress>({ kind: 'loading' });
  const [waits, setWaits] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const idPrefix = useId();

  const load = useCallback(
    () =>
      running.answered().then(async (all): Promise<Progress> => {
        const given = all?.find(({ question: asked }) => isSame(asked, entry));
        // With its input there, the focus can go into it; what does not come says so in its place.
        if (given)
          await inputChunkOf(given.question.input.type)
            ?.load()
            .catch(() => undefined);
        return given ? { kind: 'ready', given } : { kind: all ? 'gone' : 'failed' };
      }),
    [running, entry],
  );
  useEffect(() => {
    void load().then(setProgress);
  }, [load]);
  const isReady = progress.kind === 'ready';
  useLayoutEffect(() => {
    if (isReady) frame.current?.querySelector<HTMLElement>(replyControls)?.focus();
  }, [isReady]);

  return (
    <Sheet title={texts.changeTitle} close={texts.cancel} onClose={onClose}>
      {createElement(Fragment, null, ...question.map(drawQuestion))}
      <div role="status">
        {progress.kind === 'loading' && <p className="dw-loading">{texts.changeLoading}</p>}
        {progress.kind === 'failed' && <p>{texts.changeFailed}</p>}
        {progress.kind === 'gone' && <p>{texts.changeGone}</p>}
      </div>
      {progress.kind === 'failed' && (
        <button
          type="button"
          className="dw-button"
          onClick={() => {
            setProgress({ kind: 'loading' });
            void load().then(setProgress);
          }}
        >
          {texts.tryNow}
        </button>
      )}
      <div ref={frame}>
        {progress.kind === 'ready' && (
          <ReplyInput
            question={progress.given.question}
            questionIds={question.map((_, place) => idOf(place))}
            label={texts.answer}
            language={survey.language}
            du_sie={survey.du_sie}
            draft={null}
            sendMedia={sendMedia}
            refused={{ sentence: null, reply: progress.given.reply }}
            onReply={(reply, shown) => {
              const taken = running.change(progress.given.question, reply, shown);
              if (taken) onClose();
              else setWaits(true);
            }}
          />
        )}
      </div>
      <p className="dw-problem" role="alert">
        {waits && texts.changeWaits}
      </p>
    </Sheet>
  );

  function drawQuestion(asked: DialogEntry, place: number): ReactNode {
    return (
      <div id={idOf(place)} className="dw-said" lang={survey.language}>
        <EntryText entry={asked} language={survey.language} words={texts} />
      </div>
    );
  }
  function idOf(place: number): string {
    return `${idPrefix}-${place}`;
  }
}

function isSame(asked: Pick<DialogEntry, 'unique_question_id' | 'nachfrage_id'>, entry: DialogEntry): boolean {
  return asked.unique_question_id === entry.unique_question_id && asked.nachfrage_id === (entry.nachfrage_id ?? null);
}
