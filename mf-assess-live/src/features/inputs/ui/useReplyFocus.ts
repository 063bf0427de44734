import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What a reply is given with. */
export const replyControls = 'textarea, input, button:not([tabindex="-1"])';

/**
 * Leads the focus from reply to reply: into the next input once it is there, and until then onto the frame around it, so
 * that it is never lost with the input that goes. Nothing is moved before the first reply, nor away from another place
 * where someone is by now. `inputKey` names the input that shows; null for none. `replied` says that a reply was given
 * before this was drawn. Gives what to call with each reply.
 */
export function useReplyFocus(
  frame: RefObject<HTMLElement | null>,
  inputKey: string | null,
  replied: boolean,
): () => void {
  const leads = useRef(replied);

  useLayoutEffect(() => {
    const here = frame.current;
    if (!leads.current || !here) return undefined;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && !here.contains(activeElement)) return undefined;
    const lead = (): boolean => {
      const control = inputKey === null ? null : here.querySelector<HTMLElement>(replyControls);
      (control ?? here).focus({ preventScroll: true });
      return control !== null;
    };
    if (lead() || inputKey === null) return undefined;
    // Because the code of some inputs comes on demand.
    const coming = new MutationObserver(() => {
      if (document.activeElement !== here || lead()) coming.disconnect();
    });
    coming.observe(here, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [frame, inputKey]);

  return () => {
    leads.current = true;
  };
}
