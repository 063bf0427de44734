import { useCallback, useState } from 'react';

/** What is new in chats that are not before the respondent's eyes. */
export interface Unread {
  /** By dialog, how many messages are new. */
  readonly counts: Readonly<Record<string, number>>;
  /** The dialogs with new messages, who wrote last first. */
  readonly latest: readonly string[];
}

const nothing: Unread = { counts: {}, latest: [] };

/** Counts what each chat tells of itself. */
export function useUnread(): Unread & { readonly onUnread: (survey_id: string, count: number) => void } {
  const [unread, setUnread] = useState(nothing);
  const onUnread = useCallback((survey_id: string, count: number): void => {
    setUnread((known) => {
      const before = known.counts[survey_id] ?? 0;
      if (before === count) return known;
      const others = known.latest.filter((id) => id !== survey_id);
      const wrote = count > before ? [survey_id, ...others] : known.latest;
      return { counts: { ...known.counts, [survey_id]: count }, latest: count === 0 ? others : wrote };
    });
  }, []);
  return { ...unread, onUnread };
}
