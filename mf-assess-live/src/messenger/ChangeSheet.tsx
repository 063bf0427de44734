import type { ClientConfig, DialogEntry, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { Fragment, createElement, useCallback, useEffect, useLayoutEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Answered, RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { previewChange } from './previewChange.ts';
import type { ChangePreview } from './previewChange.ts';
import { isAbout } from '../features/conversation/model/isAbout.ts';
import type { SendMedia } from '../features/inputs/effects/sendMedia.ts';
import { inputChunkOf } from '../features/inputs/ui/inputChunks.ts';
import { ReplyInput } from '../features/inputs/ui/ReplyInput.tsx';
import { replyControls } from '../features/inputs/ui/useReplyFocus.ts';
import { Sheet } from '../features/sheet/ui/Sheet.tsx';
import type { MessengerTexts } from '../texts.ts';
import { FallsAway } from './FallsAway.tsx';
import { changeTexts } from './changeTexts.ts';
import { EntryText } from './EntryText.tsx';

interface ChangeSheetProps {
  readonly survey: Pick<ClientConfig, 'survey_id' | 'language' | 'du_sie'>;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  readonly sendMedia: SendMedia;
  /** The respondent's entry that is to be changed. */
  readonly entry: DialogEntry;
  /** What was said to ask for it. */
  readonly question: readonly DialogEntry[];
  /** Stands in the input in place of the reply before; undefined for that. */
  readonly text: string | undefined;
  /** Whether there are later answers, which may fall away. */
  readonly hasLater: boolean;
  readonly onClose: () => void;
}

/** What is changed here is sent or given up. */
const keepNothing = (): void => {};

/** A reply that is not sent before it is known what it takes away; `preview` undefined while that is asked. */
interface Asking {
  readonly given: Answered;
  readonly reply: Reply;
  readonly shown: string;
  readonly preview?: ChangePreview;
}

type Progress = { readonly kind: 'loading' | 'failed' | 'gone' } | { readonly kind: 'ready'; readonly given: Answered };

/** What stands in the input; nothing where it was typed covered, because who looks at it now may be somebody else. */
function standing({ question, reply }: Answered): { sentence: null; reply: Reply } | null {
  return 'masked' in question.input ? null : { sentence: null, reply };
}

/** A changed answer has to fit, so that it is no further try. */
function uncounted({ counted: _counted, ...question }: OpenQuestion): OpenQuestion {
  return question;
}

/** An earlier question once more, in its own input, with the reply that was given to it. */
export function ChangeSheet(props: ChangeSheetProps) {
  const { survey, running, texts, sendMedia, entry, question, text = '', hasLater, onClose } = props;
  const { survey_id } = survey;
  const words = changeTexts(survey.language, survey.du_sie);
  const [progress, setProgress] = useState<Progress>({ kind: 'loading' });
  const [waits, setWaits] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const idPrefix = useId();

  const load = useCallback(
    () =>
      running.client.call('answered', { survey_id }).then(
        async ({ answered }): Promise<Progress> => {
          const given = answered.find(({ question: asked }) => isAbout(entry, asked));
          // With its input there, the focus can go into it; what does not come says so in its place.
          if (given)
            await inputChunkOf(given.question.input)
              ?.load()
              .catch(() => undefined);
          return given ? { kind: 'ready', given } : { kind: 'gone' };
        },
        (): Progress => ({ kind: 'failed' }),
      ),
    [running, survey_id, entry],
  );
  useEffect(() => {
    void load().then(setProgress);
  }, [load]);
  const isReady = progress.kind === 'ready' && asking === null;
  useLayoutEffect(() => {
    if (isReady) frame.current?.querySelector<HTMLElement>(replyControls)?.focus();
  }, [isReady]);

  const send = ({ given, reply, shown }: Asking): void => {
    const before = { reply: given.reply, shown: entry.context };
    if (running.change(given.question, reply, shown, before)) return onClose();
    setAsking(null);
    setWaits(true);
  };
  /** Sends at once what takes nothing away. */
  const ask = async (asked: Asking): Promise<void> => {
    setWaits(false);
    if (!hasLater) return send(asked);
    setAsking(asked);
    const preview = await previewChange(running, survey_id, asked.given.question, asked.reply);
    if (preview?.is_certain && preview.withdrawn.length === 0) return send(asked);
    setAsking({ ...asked, preview });
  };

  return (
    <Sheet title={words.title} close={texts.cancel} onClose={onClose}>
      {createElement(Fragment, null, ...question.map(drawQuestion))}
      <div role="status">
        {progress.kind === 'loading' && <p className="dw-loading">{words.loading}</p>}
        {progress.kind === 'failed' && <p>{words.failed}</p>}
        {(progress.kind === 'gone' || (progress.kind === 'ready' && progress.given.question.timed?.essential)) && (
          <p>{words.gone}</p>
        )}
        {asking && asking.preview === undefined && <p className="dw-loading">{words.loading}</p>}
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
      <div ref={frame} hidden={asking !== null}>
        {progress.kind === 'ready' && !progress.given.question.timed?.essential && (
          <ReplyInput
            question={uncounted(progress.given.question)}
            questionIds={question.map((_, place) => idOf(place))}
            label={texts.answer}
            language={survey.language}
            du_sie={survey.du_sie}
            draft={text === '' ? null : { text, reply: null, keep: keepNothing }}
            sendMedia={sendMedia}
            refused={text === '' ? standing(progress.given) : null}
            onReply={(reply, shown) => void ask({ given: progress.given, reply, shown })}
          />
        )}
      </div>
      {asking && asking.preview !== undefined && (
        <FallsAway
          preview={asking.preview}
          language={survey.language}
          du_sie={survey.du_sie}
          onBack={() => setAsking(null)}
          onGoOn={() => send(asking)}
        />
      )}
      <p className="dw-problem" role="alert">
        {waits && words.waits}
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
