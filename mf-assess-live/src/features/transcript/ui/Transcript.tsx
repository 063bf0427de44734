import type { DialogEntry } from '@dialogwerk/shared/contract';
import { BubbleGroup } from './BubbleGroup.tsx';
import type { Said } from './BubbleGroup.tsx';

const GROUP_SIZE = 40;

interface TranscriptProps {
  readonly entries: readonly DialogEntry[];
  /** The respondent's bubble that the server has not confirmed yet. */
  readonly pending: string | null;
  readonly botName: string;
  readonly texts: { readonly log: string; readonly you: string; readonly newTab: string };
  /** Begins the bubbles' ids (`bubbleId`). */
  readonly idPrefix: string;
}

/** What was said, as a log that is read out as it grows: a list, in groups that only those who draw it notice. */
export function Transcript({ entries, pending, botName, texts, idPrefix }: TranscriptProps) {
  const { log, you, newTab } = texts;
  const said: readonly Said[] = pending === null ? entries : [...entries, { context: pending, user_or_bot: 'user' }];
  const starts = Array.from({ length: Math.ceil(said.length / GROUP_SIZE) }, (_, group) => group * GROUP_SIZE);
  return (
    <div role="log" aria-live="polite" aria-label={log}>
      <div role="list" className="dw-log">
        {starts.map((from) => (
          <BubbleGroup
            key={from}
            said={said.slice(from, from + GROUP_SIZE)}
            from={from}
            idPrefix={idPrefix}
            botName={botName}
            you={you}
            newTab={newTab}
          />
        ))}
      </div>
    </div>
  );
}
