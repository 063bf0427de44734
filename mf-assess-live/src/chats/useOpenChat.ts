import { useCallback, useEffect, useState } from 'react';

const wide = '(min-width: 45em)';

/** Which chat stands open, kept in the browser's history so that its way back leads to the list and a reload changes nothing. */
export function useOpenChat(): {
  /** null for the list alone. */
  readonly open: string | null;
  /** Whether there is room for the list beside the chat. */
  readonly isWide: boolean;
  readonly openChat: (survey_id: string) => void;
  readonly close: () => void;
} {
  const [open, setOpen] = useState(chatInHistory);
  const [isWide, setWide] = useState(() => globalThis.matchMedia(wide).matches);

  useEffect(() => {
    const room = globalThis.matchMedia(wide);
    const onRoom = (): void => setWide(room.matches);
    const onBack = (): void => setOpen(chatInHistory());
    room.addEventListener('change', onRoom);
    globalThis.addEventListener('popstate', onBack);
    return () => {
      room.removeEventListener('change', onRoom);
      globalThis.removeEventListener('popstate', onBack);
    };
  }, []);

  const openChat = useCallback(
    (chat: string) => {
      const before = chatInHistory();
      if (before === chat) return;
      // Beside the list, and from one chat to another, the way back still leads to where the respondent came from.
      if (isWide || before !== null) history.replaceState({ chat }, '');
      else history.pushState({ chat, fromList: true }, '');
      setOpen(chat);
    },
    [isWide],
  );

  const close = useCallback(() => {
    if (Reflect.get(Object(history.state), 'fromList') === true) return history.back();
    history.replaceState(null, '');
    setOpen(null);
  }, []);
  return { open, isWide, openChat, close };
}

function chatInHistory(): string | null {
  const chat: unknown = Reflect.get(Object(history.state), 'chat');
  return typeof chat === 'string' ? chat : null;
}
