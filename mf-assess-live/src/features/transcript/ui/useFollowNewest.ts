import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Room above the bubble that is kept in view, in pixels. */
const MARGIN = 12;
/** What goes up so soon after somebody has moved it is moved by them, in milliseconds. */
const HAND_MS = 500;
const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const scrollKeys = new Set(['ArrowUp', 'PageUp', 'Home', ' ', 'Tab']);

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
    let hand = Number.NEGATIVE_INFINITY;

    const target = (): number => {
      const end = frame.scrollHeight - frame.clientHeight;
      const reply = lastReplyIn(content);
      if (!reply) return 0;
      // Of a tall one, such as a picture, the end is enough, because the next question needs the room.
      const kept = Math.min(reply.offsetHeight, frame.clientHeight / 4);
      return Math.min(end, reply.offsetTop + reply.offsetHeight - kept - MARGIN);
    };
    const onHand = (event: Event): void => {
      if (isScrolling(event, frame)) hand = event.timeStamp;
    };
    const onScroll = ({ timeStamp }: Event): void => {
      // A page that has been shorter for a moment has moved by itself; that is nobody scrolling up.
      if (frame.scrollTop < top - 1 && timeStamp - hand < HAND_MS) follows.current = false;
      else if (frame.scrollTop >= target() - 1) follows.current = true;
      top = frame.scrollTop;
    };
    const follow = (): void => {
      top = frame.scrollTop;
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
    for (const type of hands) frame.addEventListener(type, onHand, { passive: true });
    return () => {
      growth.disconnect();
      frame.removeEventListener('scroll', onScroll);
      for (const type of hands) frame.removeEventListener(type, onHand);
    };
  }, [scroller, column]);
}

function isScrolling(event: Event, frame: HTMLElement): boolean {
  if (event instanceof KeyboardEvent) return scrollKeys.has(event.key);
  // The scroll bar belongs to the frame itself.
  return event.type !== 'pointerdown' || event.target === frame;
}

function lastReplyIn(column: HTMLElement): HTMLElement | null {
  const replies = column.querySelectorAll<HTMLElement>('.dw-group:nth-last-child(-n + 2) > .dw-user');
  return replies[replies.length - 1] ?? null;
}
