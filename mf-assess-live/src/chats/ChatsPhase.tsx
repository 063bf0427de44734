import type { ClientConfig } from '@dialogwerk/shared/contract';
import { WaitingNotice } from '../features/notices/ui/WaitingNotice.tsx';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { failures } from '../messenger/failuresChunk.ts';
import type { MessengerTexts } from '../texts.ts';
import type { ChatsPhase as Phase } from './RunningChats.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface ChatsPhaseProps extends Pick<ClientConfig, 'language' | 'du_sie'> {
  readonly phase: Phase;
  readonly texts: ChatsTexts;
  readonly words: MessengerTexts;
  readonly onTryNow: () => void;
}

/** What stands above the list while the chats do not run as they should. */
export function ChatsPhase({ phase, texts, words, language, du_sie, onTryNow }: ChatsPhaseProps) {
  if (phase.phase === 'ended') {
    const { failure } = phase;
    return (
      <LazyChunk chunk={failures} language={language} du_sie={du_sie}>
        {({ ConversationFailure }) => (
          <ConversationFailure {...{ failure, language, du_sie }} texts={words} onRefresh={() => location.reload()} />
        )}
      </LazyChunk>
    );
  }
  if (phase.phase === 'open') {
    return (
      phase.isBadLink && (
        <p className="dw-notice dwm-bad-link" role="status">
          {texts.badResumeLink}
        </p>
      )
    );
  }
  return (
    <div role="status">
      {phase.delay ? (
        <WaitingNotice text={words.openingWaits(phase.delay)} tryNow={words.tryNow} onTryNow={onTryNow} />
      ) : (
        <p className="dw-loading">{words.loading}</p>
      )}
    </div>
  );
}
