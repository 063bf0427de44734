import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Room above the bubble that is kept in view, in pixels. */
const MARGIN = 12;

interface Followed {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** What grows inside it. */
  readonly column: RefObject<HTMLDivElement | null>;
  /** Goes on following from here, such as after each reply, even when the respondent had scrolled up to read. */
  readonly again: unknown;
}

/**
 * Keeps what is newest in view while the page grows or a keyboard opens: the end, but never so far that the
 * respondent's last reply is gone (of a tall one its end). Someone who scrolls up to read is left alone until the next reply.
 */
export function useFollowNewest({ scroller, column, again }: Followed): void {
  const follows = useRef(true);
  const wasDrawn = useRef(false);
  const seen = useRef(again);

  useEffect(() => {
    if (seen.current !== again) follows.current = true;
    seen.current = again;
  }, [again]);

  useEffect(() => {
    const [frame, content] = [scroller.current, column.current];
    if (!frame || !content) return undefined;
    let top = frame.scrollTop;
    let height = frame.scrollHeight;

    const target = (): number => {
      const end = frame.scrollHeight - frame.clientHeight;
      const reply = lastReplyIn(content);
      if (!reply) return 0;
      // Of a tall one, such as a picture, the end is enough, because the next question needs the room.
      const kept = Math.min(reply.offsetHeight, frame.clientHeight / 4);
      return Math.min(end, reply.offsetTop + reply.offsetHeight - kept - MARGIN);
    };
    const onScroll = (): void => {
      // A page that has become shorter moves by itself; that is nobody scrolling up.
      const shorter = frame.scrollHeight < height;
      if (frame.scrollTop < top - 1 && !shorter) follows.current = false;
      else if (frame.scrollTop >= target() - 1) follows.current = true;
      top = frame.scrollTop;
      height = frame.scrollHeight;
    };
    const follow = (): void => {
      top = frame.scrollTop;
      height = frame.scrollHeight;
      const newest = target();
      const smooth = wasDrawn.current && !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
      wasDrawn.current = true;
      // Only ever on: someone who reads the options below is not pulled back.
      if (follows.current && newest > top) frame.scrollTo({ top: newest, behavior: smooth ? 'smooth' : 'instant' });
    };

    const growth = new ResizeObserver(follow);
    growth.observe(frame);
    growth.observe(content);
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      frame.removeEventListener('scroll', onScroll);
    };
  }, [scroller, column]);
}

function lastReplyIn(column: HTMLElement): HTMLElement | null {
  const replies = column.querySelectorAll<HTMLElement>('.dw-group:nth-last-child(-n + 2) > .dw-user');
  return replies[replies.length - 1] ?? null;
}
