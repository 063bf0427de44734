import { followSizes, reducesMotion, ROOM_ABOVE, topOfNewest } from '@dialogwerk/shared/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** What goes up so soon after somebody has moved it is moved by them, in milliseconds. */
const HAND_MS = 500;
/** What is cut off by less is in view, in pixels. */
const CUT = 8;
const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const scrollKeys = new Set(['ArrowUp', 'PageUp', 'Home', ' ', 'Tab']);
const saidLast = '.dw-group:last-child > :last-child, .dw-form > :last-child';
const answeredWith = '.dw-typing, .dw-composer :is(textarea, input, button:not([tabindex="-1"]))';

interface Followed {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** What grows inside it. */
  readonly column: RefObject<HTMLDivElement | null>;
  /** Goes on following from here, such as after each reply, even when the respondent had scrolled up to read. */
  readonly again: unknown;
}

/** Leads down to what is newest. */
export interface WayDown {
  readonly goDown: () => void;
  /** How much of the frame's foot is taken by what stays there, in pixels. */
  readonly foot: number;
}

/**
 * Keeps what is newest in view while the page grows or a keyboard opens: what was said last together with what it is answered with
 * first, and as much of what stands below as leaves the respondent's last reply in view (of a tall one its end). Someone who scrolls
 * up to read is left alone until the next reply. Gives the way down while what is newest is below the edge; null while it is not.
 */
export function useFollowNewest({ scroller, column, again }: Followed): WayDown | null {
  const follows = useRef(true);
  const wasDrawn = useRef(false);
  const seen = useRef(again);
  const [foot, setFoot] = useState<number | null>(null);

  useEffect(() => {
    if (seen.current !== again) follows.current = true;
    seen.current = again;
  }, [again]);

  useEffect(() => {
    const [frame, content] = [scroller.current, column.current];
    if (!frame || !content) return undefined;
    let top = frame.scrollTop;
    let hand = Number.NEGATIVE_INFINITY;

    const onHand = (event: Event): void => {
      if (isScrolling(event, frame)) hand = event.timeStamp;
    };
    const look = (): void => {
      // Where it is on its way to is as good as where it is.
      const reached = follows.current ? Math.max(targetOf(frame, content), frame.scrollTop) : frame.scrollTop;
      const isBelow = lowestOf(frame, content) - reached > CUT;
      setFoot(isBelow ? (dockedIn(content)?.offsetHeight ?? 0) : null);
    };
    const onScroll = ({ timeStamp }: Event): void => {
      // A page that has been shorter for a moment has moved by itself; that is nobody scrolling up.
      if (frame.scrollTop < top - 1 && timeStamp - hand < HAND_MS) follows.current = false;
      else if (frame.scrollTop >= targetOf(frame, content) - 1) follows.current = true;
      top = frame.scrollTop;
      look();
    };
    const follow = (): void => {
      top = frame.scrollTop;
      const newest = targetOf(frame, content);
      // Only ever on: someone who reads the options below is not pulled back.
      if (follows.current && newest > top) scrollTo(frame, newest, wasDrawn.current);
      wasDrawn.current = true;
      look();
    };

    const unfollow = followSizes([frame, content], follow);
    frame.addEventListener('scroll', onScroll, { passive: true });
    for (const type of hands) frame.addEventListener(type, onHand, { passive: true });
    return () => {
      unfollow();
      frame.removeEventListener('scroll', onScroll);
      for (const type of hands) frame.removeEventListener(type, onHand);
    };
  }, [scroller, column]);

  const goDown = useCallback(() => {
    const [frame, content] = [scroller.current, column.current];
    if (!frame || !content) return;
    follows.current = true;
    scrollTo(frame, Math.max(lowestOf(frame, content), targetOf(frame, content)), true);
  }, [scroller, column]);
  return foot === null ? null : { foot, goDown };
}

function scrollTo(frame: HTMLElement, top: number, smoothly: boolean): void {
  frame.scrollTo({ top, behavior: smoothly && !reducesMotion() ? 'smooth' : 'instant' });
}

const endOf = (frame: HTMLElement): number => frame.scrollHeight - frame.clientHeight;

/** What is answered with first. */
function answerIn(content: HTMLElement): Element | null {
  const control = content.querySelector(answeredWith);
  return control?.closest('.dw-choice, .dw-field') ?? control;
}

/** What stays at the frame's foot by itself; null where nothing does. */
function dockedIn(content: HTMLElement): HTMLElement | null {
  const docked = content.querySelector<HTMLElement>('.dw-docked');
  return docked && getComputedStyle(docked).position === 'sticky' ? docked : null;
}

/** Where the frame has to be for what is newest to be in view. */
function targetOf(frame: HTMLElement, content: HTMLElement): number {
  const said = content.querySelector(saidLast);
  const reply = lastReplyIn(content);
  // Of a tall one, such as a picture, the end is enough, because the next question needs the room.
  const kept = reply ? Math.min(reply.offsetHeight, frame.clientHeight / 4) : 0;
  const belowReply = reply ? reply.offsetTop + reply.offsetHeight - kept - ROOM_ABOVE : 0;
  const newest = said ? topOfNewest(frame, said, dockedIn(content) ? content : answerIn(content)) : 0;
  return Math.min(endOf(frame), Math.max(belowReply, newest));
}

/** Where it has to be at the least for what comes last to be seen at all. */
function lowestOf(frame: HTMLElement, content: HTMLElement): number {
  const last = dockedIn(content) ? null : (answerIn(content) ?? content.querySelector(saidLast));
  const bottom = last ? last.getBoundingClientRect().bottom - frame.getBoundingClientRect().top : frame.scrollHeight;
  return Math.min(endOf(frame), last ? frame.scrollTop + bottom - frame.clientHeight : endOf(frame));
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
