import type { FoundHint, Notebook } from '@dialogwerk/shared/contract';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { hintKey } from './hintKey.ts';

interface ShownHints {
  /** Those that may be shown, in the order of finding. */
  readonly shown: readonly FoundHint[];
  /** What each chat tells of itself. */
  readonly onTyping: (survey_id: string, isTyping: boolean) => void;
}

/** A hint is shown once the chat that unlocks it has said all it had to say: what is still being typed is not known yet. */
export function useShownHints(notebook: Notebook | null): ShownHints {
  const typing = useRef(new Set<string>());
  const isFirst = useRef(true);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());

  const tell = useCallback((known: Notebook | null): void => {
    if (!known) return;
    // What was found on an earlier visit was read then.
    const ready = known.found.filter(({ survey_id }) => isFirst.current || !typing.current.has(survey_id));
    isFirst.current = false;
    setTold((before) => {
      const after = new Set([...before, ...ready.map(hintKey)]);
      return after.size === before.size ? before : after;
    });
  }, []);

  // After the effects of the chats, which stand below: what has just come is being typed by now.
  useLayoutEffect(() => tell(notebook), [tell, notebook]);

  const onTyping = useCallback(
    (survey_id: string, isTyping: boolean): void => {
      if (isTyping) typing.current.add(survey_id);
      else if (typing.current.delete(survey_id)) tell(notebook);
    },
    [tell, notebook],
  );

  return { shown: notebook?.found.filter((hint) => told.has(hintKey(hint))) ?? [], onTyping };
}
