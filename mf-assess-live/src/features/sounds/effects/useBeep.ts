import { useEffect, useRef } from 'react';

/** A sound (`beep`) with each message that is added after the first draw; `messages` counts them, `on` is the respondent's choice. */
export function useBeep(messages: number, on: boolean, beep: () => void): void {
  const before = useRef(messages);
  useEffect(() => {
    if (on && messages > before.current) beep();
    before.current = messages;
  }, [messages, on, beep]);
}
