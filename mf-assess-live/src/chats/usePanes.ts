import { followMedia, mediaMatches, pageState } from '@dialogwerk/shared/browser';
import { useCallback, useEffect, useRef, useState } from 'react';

/** From this width on the list stands beside the chat. */
const wide = '(min-width: 45em)';
/** From this width on the hints stand beside both. */
const roomy = '(min-width: 70em)';

interface Place {
  /** null for the list alone. */
  readonly chat: string | null;
  readonly hints: boolean;
}

interface Panes extends Place {
  readonly isWide: boolean;
  readonly isRoomy: boolean;
  readonly openChat: (survey_id: string) => void;
  /** Opens the hints; closes them where they are open. */
  readonly toggleHints: () => void;
  /** Goes back from what stands open. */
  readonly close: () => void;
}

/**
 * What stands open, kept in the browser's history so that its way back leads to where the respondent came from and a reload changes
 * nothing: on a phone one pane at a time, on wider screens two or three.
 */
export function usePanes(): Panes {
  const [place, setPlace] = useState(placeInHistory);
  const isWide = useMedia(wide);
  const isRoomy = useMedia(roomy);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const onBack = (): void => setPlace(placeInHistory());
    globalThis.addEventListener('popstate', onBack);
    return () => globalThis.removeEventListener('popstate', onBack);
  }, []);

  const isOpen = place.hints;
  useEffect(() => {
    // What the hints have covered is there again by now.
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus();
    if (!isOpen) opener.current = null;
  }, [isOpen]);

  const go = useCallback(
    (next: Place): void => {
      const before = placeInHistory();
      const isFromList = before.chat === null && !before.hints;
      // Beside the list, and from one chat to another, the way back still leads to where the respondent came from.
      if (isWide || !(isFromList || next.hints)) pageState.replace({ ...next, back: comesBack() });
      else if (!pageState.push({ ...next, back: true })) pageState.replace(next);
      setPlace(next);
    },
    [isWide],
  );

  const openChat = useCallback(
    (chat: string) => {
      const before = placeInHistory();
      const next = { chat, hints: before.hints && isRoomy };
      if (before.chat === next.chat && before.hints === next.hints) return;
      if (!next.hints) opener.current = null;
      go(next);
    },
    [go, isRoomy],
  );

  const close = useCallback(() => {
    if (comesBack()) return history.back();
    const { chat, hints } = placeInHistory();
    const next = { chat: hints ? chat : null, hints: false };
    pageState.replace(next);
    setPlace(next);
  }, []);

  const toggleHints = useCallback(() => {
    const before = placeInHistory();
    if (before.hints) return isWide ? go({ ...before, hints: false }) : close();
    opener.current = document.activeElement;
    go({ ...before, hints: true });
  }, [go, close, isWide]);

  return { ...place, isWide, isRoomy, openChat, toggleHints, close };
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => mediaMatches(query));
  useEffect(() => followMedia(query, setMatches), [query]);
  return matches;
}

function placeInHistory(): Place {
  const state = pageState.read();
  const chat: unknown = Reflect.get(Object(state), 'chat');
  return { chat: typeof chat === 'string' ? chat : null, hints: Reflect.get(Object(state), 'hints') === true };
}

/** Whether the browser's way back leads to another pane. */
function comesBack(): boolean {
  return Reflect.get(Object(pageState.read()), 'back') === true;
}
