import { Box, ButtonBase, Chip, useDates } from '@dialogwerk/shared/ui';
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
  const { short } = useDates();
  const isThere = line !== null;
  const leaving = useStore($leaving);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => onWanted(index), REST_MS);
    return () => clearTimeout(timer);
  }, [isThere, index, onWanted]);
  if (line && leaving.has(line.conversation_id)) return <Leaving index={index} isActive={isActive} onFocus={onFocus} />;
  return (
    <ButtonBase
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onClick={() => line && onRead(line.conversation_id)}
      sx={rowSx}
    >
      {line === null ? (
        <span>{texts.waiting}</span>
      ) : (
        <>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {short(line.started_at)}
          </Box>
          <span>{names.states[line.state]}</span>
          <Box component="span" className="second">
            {line.finished_at === null ? '–' : formatDuration(line.finished_at - line.started_at)}
          </Box>
          <span className="second">{texts.answered(line.answered)}</span>
          <Marks line={line} />
        </>
      )}
    </ButtonBase>
  );
}

/** Stands where a conversation was that is being deleted, so that the rows below keep their places until it is gone. */
function Leaving({ index, isActive, onFocus }: Pick<ConversationRowProps, 'index' | 'isActive' | 'onFocus'>) {
  return (
    <ButtonBase data-row={index} aria-disabled tabIndex={isActive ? 0 : -1} onFocus={onFocus} sx={rowSx}>
      <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        {texts.leaving}
      </Box>
    </ButtonBase>
  );
}

function Marks({ line: { flags, tags, notes } }: { readonly line: ConversationLine }) {
  return (
    <Box component="span" className="marks" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}>
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
    </Box>
  );
}

const flagSx = { color: 'text.primary' } as const;

/** One object for all rows, so that drawing one costs no new style. */
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '150px 130px 90px 120px 1fr' },
  columnGap: 2,
  rowGap: 0.25,
  width: 1,
  minHeight: 48,
  px: 2,
  py: 1,
  alignItems: 'center',
  justifyItems: 'start',
  textAlign: 'start',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  borderBottom: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '& .second': { color: { xs: 'text.secondary', md: 'text.primary' } },
  '& .marks': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
