import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const controls = 'textarea, input, button:not([tabindex="-1"])';

/**
 * Leads the focus from reply to reply: into the next input once it is there, and until then onto the frame around it, so
 * that it is never lost with the input that goes. Nothing is moved before the first reply, nor away from another place
 * where someone is by now. `inputKey` names the input that shows; null for none. Gives what to call with each reply.
 */
export function useReplyFocus(frame: RefObject<HTMLElement | null>, inputKey: string | null): () => void {
  const leads = useRef(false);

  useEffect(() => {
    const here = frame.current;
    if (!leads.current || !here) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && !here.contains(activeElement)) return;
    const target = inputKey === null ? here : (here.querySelector<HTMLElement>(controls) ?? here);
    target.focus({ preventScroll: true });
  }, [frame, inputKey]);

  return () => {
    leads.current = true;
  };
}
