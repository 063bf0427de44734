import { useEffect, useRef } from 'react';
import { playBeep } from './playBeep.ts';

/** A sound with each message that is added after the first draw; `messages` counts them, `on` is the respondent's choice. */
export function useBeep(messages: number, on: boolean): void {
  const before = useRef(messages);
  useEffect(() => {
    if (on && messages > before.current) void playBeep();
    before.current = messages;
  }, [messages, on]);
}
