import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { SendMedia } from '../features/inputs/effects/sendMedia.ts';
import { ways } from '../ways/waysChunk.ts';
import { handOver } from '../other-devices/handOverChunk.ts';
import { ReceiptCode } from '../features/receipt/ui/ReceiptCode.tsx';
import { Sheet } from '../features/sheet/ui/Sheet.tsx';
import { questionBubbles } from '../features/transcript/model/questionBubbles.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import type { MessengerTexts } from '../texts.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import { lastAnswer } from './lastAnswer.ts';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import type { MessengerProps, Open } from './MessengerProps.ts';
import { wordTitles } from './wordTitles.ts';
import { RestartOrDelete } from './RestartOrDelete.tsx';

interface OpenSheetProps extends Pick<MessengerProps, 'survey' | 'live'> {
  readonly open: Open;
  /** The transcript. */
  readonly entries: readonly DialogEntry[];
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  readonly receipt: string | null;
  readonly sendMedia: SendMedia;
  readonly onOpen: (open: Open) => void;
  /** Begins anew where nothing asks before. */
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** What a word that is no answer opens by itself; the word where it is to be asked what is meant. */
function opened(open: Open, entries: readonly DialogEntry[], asksBefore: boolean): Open {
  if (typeof open !== 'object' || !('word' in open) || open.asAnswer || open.word === 'help') return open;
  if (open.word === 'restart') return asksBefore ? 'restart' : open;
  const last = lastAnswer(entries);
  return last === null ? open : { change: last };
}

/** What stands open before the conversation. */
export function OpenSheet({
  open: wanted,
  entries,
  survey,
  live,
  running,
  texts,
  receipt,
  sendMedia,
  onOpen,
  onRestart,
  onClose,
}: OpenSheetProps) {
  const open = opened(wanted, entries, live !== null);
  if (open === 'receipt') {
    return (
      <Sheet title={texts.receipt} close={texts.close} onClose={onClose}>
        {receipt !== null && (
          <ReceiptCode code={receipt} language={survey.language} du_sie={survey.du_sie} words={texts} />
        )}
      </Sheet>
    );
  }
  if (open === 'feedback') return <FeedbackSheet survey={survey} running={running} texts={texts} onClose={onClose} />;
  if (typeof open === 'object' && 'word' in open) {
    const last = lastAnswer(entries);
    return (
      <Sheet title={wordTitles(survey.language, survey.du_sie)[open.word]} close={texts.close} onClose={onClose}>
        <LazyChunk chunk={ways} language={survey.language} du_sie={survey.du_sie}>
          {({ WordHelp }) => (
            <WordHelp
              {...{ survey, texts, running, onClose }}
              asked={open}
              onBack={last === null ? null : () => onOpen({ change: last })}
              onRestart={live ? () => onOpen('restart') : onRestart}
            />
          )}
        </LazyChunk>
      </Sheet>
    );
  }
  if (typeof open === 'object') {
    const entry = entries[open.change];
    if (!entry || entry.unique_question_id === null) return null;
    const { unique_question_id, nachfrage_id } = entry;
    const before = entries.slice(0, open.change).filter(({ type }) => type !== 'changed');
    const places = questionBubbles(before, { unique_question_id, nachfrage_id: nachfrage_id ?? null });
    return (
      <ChangeSheet
        survey={survey}
        running={running}
        texts={texts}
        sendMedia={sendMedia}
        entry={entry}
        question={before.filter((_, place) => places.includes(place))}
        text={open.text}
        hasLater={entries.slice(open.change + 1).some(({ user_or_bot }) => user_or_bot === 'user')}
        onClose={onClose}
      />
    );
  }
  if (open === 'hand-over') {
    return (
      <Sheet title={texts.handOver} close={texts.close} onClose={onClose}>
        <LazyChunk chunk={handOver} language={survey.language} du_sie={survey.du_sie}>
          {({ HandOver }) => <HandOver survey={survey} running={running} />}
        </LazyChunk>
      </Sheet>
    );
  }
  return (
    live && (
      <RestartOrDelete
        {...{ running, texts }}
        language={survey.language}
        du_sie={survey.du_sie}
        action={open}
        fragments={live.fragments}
        onBack={onClose}
        onDone={live.onDone}
      />
    )
  );
}
