import type { DialogEntry } from '@dialogwerk/shared/contract';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { Box, Chip, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../formats.ts';
import { MarkedText, PersonalButton } from '../../../personal/MarkedText.tsx';
import { GivenFile } from '../../../GivenFile.tsx';
import type { ReadTurn } from '../model/turnFates.ts';
import { transcriptTexts as texts } from '../texts.ts';

interface TranscriptTurnsProps {
  readonly turns: readonly ReadTurn[];
  readonly conversation_id: string;
}

/** All that was said, the respondent on the right; what does not count any more is struck through and says why. */
export function TranscriptTurns({ turns, conversation_id }: TranscriptTurnsProps) {
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {turns.map((turn) => (
        <Box component="li" key={turn.turn}>
          <Stack sx={{ gap: 0.75 }}>
            {/* Without keys: entries are written once and never move. */}
            {createElement(Fragment, null, ...turn.entries.map(bubbleOf(turn, conversation_id)))}
          </Stack>
          <Fallen turn={turn} />
        </Box>
      ))}
    </Stack>
  );
}

/** Why a turn does not count any more. */
function Fallen({ turn: { fate, withdrawn_at } }: { readonly turn: ReadTurn }) {
  const { clock } = useDates();
  if (withdrawn_at === null) return null;
  const when = clock(withdrawn_at);
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5, textAlign: 'end' }}>
      {fate === 'replaced' ? texts.replaced(when) : texts.withdrawn(when)}
    </Typography>
  );
}

function bubbleOf(turn: ReadTurn, conversation_id: string) {
  return (entry: DialogEntry): ReactNode => <Bubble entry={entry} turn={turn} conversation_id={conversation_id} />;
}

interface BubbleProps {
  readonly entry: DialogEntry;
  readonly turn: ReadTurn;
  readonly conversation_id: string;
}

function Bubble({ entry, turn: { said_at, withdrawn_at, earlier, fate, took }, conversation_id }: BubbleProps) {
  const { clock } = useDates();
  const { context, type, media, user_or_bot } = entry;
  if (type === 'changed') {
    return (
      <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
        {context}
      </Typography>
    );
  }
  const isReply = user_or_bot === 'user';
  return (
    <Box sx={{ alignSelf: isReply ? 'flex-end' : 'flex-start', maxWidth: '85%' }}>
      <span className="visually-hidden">{isReply ? texts.respondent : texts.bot}: </span>
      <Box
        sx={{
          px: 1.75,
          py: 1,
          borderRadius: 3,
          border: 1,
          borderColor: isReply ? 'primary.main' : 'divider',
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          whiteSpace: 'pre-line',
          ...(withdrawn_at !== null && { color: 'text.secondary', textDecoration: 'line-through' }),
        }}
      >
        {media ? (
          <GivenFile file={{ ...media, name: context, answered_at: said_at }} />
        ) : isReply ? (
          <MarkedText text={plainText(context)} />
        ) : (
          plainText(context)
        )}
      </Box>
      {isReply && fate === 'changed' && (
        <Stack sx={{ alignItems: 'flex-end', mt: 0.5 }}>
          <Chip size="small" variant="outlined" label={texts.changed} />
        </Stack>
      )}
      {isReply && earlier && withdrawn_at === null && (
        <Stack sx={{ alignItems: 'flex-end', mt: 0.5 }}>
          <Chip size="small" variant="outlined" label={texts.earlierAnswer(earlier)} />
        </Stack>
      )}
      {isReply && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', textAlign: 'end' }}>
          {!media && <PersonalButton text={plainText(context)} conversation_id={conversation_id} />}{' '}
          {texts.at(clock(said_at), took === null ? null : formatDuration(took))}
        </Typography>
      )}
    </Box>
  );
}
