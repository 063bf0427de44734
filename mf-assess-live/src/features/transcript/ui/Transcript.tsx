import type { DialogEntry } from '@dialogwerk/shared/contract';
import { BubbleGroup } from './BubbleGroup.tsx';
import type { BubbleEntry } from './BubbleGroup.tsx';
import type { MediaWords } from './MediaMessage.tsx';

const GROUP_SIZE = 40;

interface TranscriptProps {
  readonly entries: readonly DialogEntry[];
  /** Of what is said. */
  readonly language: string;
  /** The respondent's bubble that the server has not confirmed yet. */
  readonly pending: string | null;
  readonly botName: string;
  readonly texts: MediaWords & { readonly log: string; readonly you: string; readonly change: string };
  /** Begins the bubbles' ids (`bubbleId`). */
  readonly idPrefix: string;
  readonly onChange: ((place: number) => void) | null;
}

/** What was said, as a log that is read out as it grows: a list, in groups that only those who draw it notice. */
export function Transcript({ entries, language, pending, botName, texts, idPrefix, onChange }: TranscriptProps) {
  const { log, you, change } = texts;
  const own = { user_or_bot: 'user', type: '', unique_question_id: null } as const;
  const said: readonly BubbleEntry[] = pending === null ? entries : [...entries, { ...own, context: pending }];
  const starts = Array.from({ length: Math.ceil(said.length / GROUP_SIZE) }, (_, group) => group * GROUP_SIZE);
  return (
    <div role="log" aria-live="polite" aria-label={log}>
      <div role="list" className="dw-log" lang={language}>
        {starts.map((from) => (
          <BubbleGroup
            key={from}
            said={said.slice(from, from + GROUP_SIZE)}
            from={from}
            idPrefix={idPrefix}
            language={language}
            botName={botName}
            you={you}
            words={texts}
            change={change}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  );
}
