import type { Chat } from './RunningChats.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface WroteElsewhereProps {
  readonly chats: readonly Chat[];
  /** The dialogs with new messages, who wrote last first. */
  readonly latest: readonly string[];
  readonly texts: ChatsTexts;
  readonly onOpen: (survey_id: string) => void;
}

/** Below a chat that has the whole screen: who has written in another one, and the way there. */
export function WroteElsewhere({ chats, latest, texts, onOpen }: WroteElsewhereProps) {
  const newest = chats.find(({ survey }) => survey.survey_id === latest[0])?.survey;
  return (
    <div role="status" className="dwm-elsewhere">
      {newest && (
        <button type="button" onClick={() => onOpen(newest.survey_id)}>
          {texts.wroteToo(newest.avatar_name || newest.survey_name, latest.length - 1)}
        </button>
      )}
    </div>
  );
}
