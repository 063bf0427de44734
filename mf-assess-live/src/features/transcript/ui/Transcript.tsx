import type { DialogEntry } from '@dialogwerk/shared/contract';
import { Bubble } from './Bubble.tsx';

interface TranscriptProps {
  readonly entries: readonly DialogEntry[];
  /** The respondent's bubble that the server has not confirmed yet. */
  readonly pending: string | null;
  readonly botName: string;
  readonly texts: { readonly log: string; readonly you: string; readonly newTab: string };
  /** Makes the id of the bubble at a place. */
  readonly bubbleId: (place: number) => string;
}

/**
 * What was said, as a log that is read out as it grows. A bubble's key is its place, so that a confirmed reply stays the
 * element that stood there while it was sent, and is read out once.
 */
export function Transcript({ entries, pending, botName, texts, bubbleId }: TranscriptProps) {
  const { log, you, newTab } = texts;
  const said: Pick<DialogEntry, 'context' | 'user_or_bot'>[] =
    pending === null ? [...entries] : [...entries, { context: pending, user_or_bot: 'user' }];
  return (
    <div role="log" aria-live="polite" aria-label={log}>
      <ol className="dw-log">
        {said.map(({ context, user_or_bot }, place) => (
          <Bubble
            key={bubbleId(place)}
            id={bubbleId(place)}
            by={user_or_bot}
            speaker={user_or_bot === 'bot' ? botName : you}
            text={context}
            newTab={newTab}
          />
        ))}
      </ol>
    </div>
  );
}
