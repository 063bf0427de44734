import { playMedia } from '@dialogwerk/shared/browser';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Which recordings may begin by themselves. */
export interface AutoplayAllowed {
  readonly audio: boolean;
  readonly video: boolean;
}

/**
 * Plays a recording of the bot's that is added after the first draw, once, and stops the one before. `messages` counts
 * what is said. What the browser does not let play waits for its button.
 */
export function useAutoplay(
  column: RefObject<HTMLElement | null>,
  messages: number,
  { audio, video }: AutoplayAllowed,
): void {
  const before = useRef(messages);
  useEffect(() => {
    const isNew = messages > before.current;
    before.current = messages;
    const newest = [...(column.current?.querySelectorAll<HTMLMediaElement>('.dw-bot :is(audio, video)') ?? [])].at(-1);
    if (!isNew || !newest || newest.dataset['begun'] !== undefined) return;
    newest.dataset['begun'] = '';
    if (!(newest.localName === 'audio' ? audio : video)) return;
    for (const other of column.current?.querySelectorAll<HTMLMediaElement>('audio, video') ?? []) other.pause();
    void playMedia(newest);
  }, [column, messages, audio, video]);
}
