import { Chip, useDates } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $leaving } from '../../../deletion/deleteConversation.ts';
import { formatDuration } from '../../../formats.ts';
import { filterNames as names } from '../../../resultFilter/texts.ts';
import { conversationTexts as texts } from '../texts.ts';
import type { ConversationLine } from '../useConversationPages.ts';

/** Who scrolls past wants nothing of it: a page is fetched once the list rests on it. */
const REST_MS = 100;

interface ConversationRowProps {
  /** null while its page is on its way. */
  readonly line: ConversationLine | null;
  readonly index: number;
  readonly isActive: boolean;
  readonly onWanted: (index: number) => void;
  readonly onRead: (conversation_id: string) => void;
  readonly onFocus: () => void;
}

/** Start, state, length, answers and marks of one conversation; reads it when pressed. */
export function ConversationRow({ line, index, isActive, onWanted, onRead, onFocus }: ConversationRowProps) {
  const isThere = line !== null;
  const leaving = useStore($leaving);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => onWanted(index), REST_MS);
    return () => clearTimeout(timer);
  }, [isThere, index, onWanted]);
  const isLeaving = line !== null && leaving.has(line.conversation_id);
  return (
    <button
      type="button"
      className="row"
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      aria-disabled={line === null || isLeaving || undefined}
      onFocus={onFocus}
      onClick={() => line && !isLeaving && onRead(line.conversation_id)}
    >
      {line === null && <span>{texts.waiting}</span>}
      {/* So that the rows below keep their places until it is gone. */}
      {isLeaving && <span className="leaving">{texts.leaving}</span>}
      {line !== null && !isLeaving && <Line line={line} />}
    </button>
  );
}

function Line({ line }: { readonly line: ConversationLine }) {
  const { short } = useDates();
  return (
    <>
      <strong>{short(line.started_at)}</strong>
      <span>{names.states[line.state]}</span>
      <span className="second">
        {line.finished_at === null ? '–' : formatDuration(line.finished_at - line.started_at)}
      </span>
      <span className="second">{texts.answered(line.answered)}</span>
      <Marks line={line} />
    </>
  );
}

function Marks({ line: { flags, tags, notes } }: { readonly line: ConversationLine }) {
  return (
    <span className="marks">
      {flags.map((flag) => (
        <Chip
          key={flag}
          component="span"
          size="small"
          variant="outlined"
          color="warning"
          label={names.flags[flag]}
          sx={flagSx}
        />
      ))}
      {tags.map((tag) => (
        <Chip key={`tag ${tag}`} component="span" size="small" label={tag} sx={{ maxWidth: 180 }} />
      ))}
      {notes > 0 && <span>{texts.notes(notes)}</span>}
    </span>
  );
}

const flagSx = { color: 'text.primary' } as const;
