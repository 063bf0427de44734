import type { ClientConfig } from '@dialogwerk/shared/contract';
import { wordingOf } from '@dialogwerk/shared/dialog/messenger';
import type { Failure } from '../features/conversation/model/Conversation.ts';
import { failureTexts } from './failureTexts.ts';
import { FailureNotice } from '../features/notices/ui/FailureNotice.tsx';
import type { MessengerTexts } from '../texts.ts';

interface ConversationFailureProps extends Pick<ClientConfig, 'language' | 'du_sie'> {
  readonly failure: Failure;
  readonly texts: Pick<MessengerTexts, 'refresh' | 'close' | 'requestId'>;
  readonly onRefresh: () => void;
}

/** Why the conversation cannot go on (spec §8). */
export function ConversationFailure({ failure, language, du_sie, texts, onRefresh }: ConversationFailureProps) {
  const { said, status } = failureTexts(wordingOf(language, du_sie));
  const { title, more } = said[failure.kind];
  const request = failure.requestId === undefined ? null : texts.requestId(failure.requestId);
  const told =
    failure.kind === 'refused'
      ? { title: failure.msg, text: status(failure.status), additional: more }
      : { title, text: more, additional: '' };
  return (
    <FailureNotice {...told} request={request} refresh={texts.refresh} close={texts.close} onRefresh={onRefresh} />
  );
}
