import { useEffect, useRef } from 'react';

/** Counts in the page's title what is said while the page is hidden, such as '(2) Zufriedenheit'; seen once it shows again. */
export function useUnreadTitle(title: string, messages: number, on: boolean): void {
  const seen = useRef(messages);
  useEffect(() => {
    if (!on) return undefined;
    const show = (): void => {
      if (!document.hidden) seen.current = messages;
      const unread = messages - seen.current;
      document.title = unread > 0 ? `(${unread}) ${title}` : title;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [title, messages, on]);
}
