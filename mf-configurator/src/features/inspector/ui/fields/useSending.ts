import type { OnSent } from '@dialogwerk/shared/clients';
import { useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';

interface Sending {
  readonly sending: boolean;
  /** How much of the file has been sent, from 0 to 1. */
  readonly sent: number;
  readonly problem: string | null;
  readonly send: (file: File) => Promise<void>;
}

type Kept = { readonly filename_db: string } | { readonly problem: string };

/**
 * Sends files. What is kept goes to `onKept` as it is then, because the field may have moved meanwhile; where the field is
 * gone, the author is told where the file is now.
 */
export function useSending(
  keep: (file: File, onSent: OnSent) => Promise<Kept>,
  onKept: ((filename_db: string) => void) | undefined,
): Sending {
  const { tell } = useInspector();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ onKept, isThere: true });
  // A layout effect, because a file may arrive between the drawing of a moved field and what comes after it.
  useLayoutEffect(() => {
    latest.current = { onKept, isThere: true };
    return () => {
      latest.current = { onKept: undefined, isThere: false };
    };
  }, [onKept]);

  async function send(file: File): Promise<void> {
    setSending(true);
    setSent(0);
    setProblem(null);
    const kept = await keep(file, setSent);
    const { isThere, onKept: take } = latest.current;
    setSending(false);
    if ('problem' in kept) {
      if (isThere) setProblem(kept.problem);
      else tell(kept.problem);
    } else if (isThere) take?.(kept.filename_db);
    else tell(texts.keptElsewhere(file.name));
  }

  return { sending, sent, problem, send };
}
