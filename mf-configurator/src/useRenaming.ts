import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Renaming {
  readonly isRenaming: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  /** For the button that begins it, which has the focus again afterwards. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Whether a thing is being renamed; the focus comes back to where that began. */
export function useRenaming(): Renaming {
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    if (isRenaming || !hasEnded.current) return;
    hasEnded.current = false;
    button.current?.focus();
  }, [isRenaming]);
  return {
    isRenaming,
    begin: () => setRenaming(true),
    end: () => {
      hasEnded.current = true;
      setRenaming(false);
    },
    button,
  };
}
