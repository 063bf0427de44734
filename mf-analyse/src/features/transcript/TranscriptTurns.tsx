import type { DialogEntry, TranscriptTurn } from '@dialogwerk/shared/contract';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { Box, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { GivenFile } from '../../GivenFile.tsx';
import { texts } from '../../texts.ts';

const own = texts.transcript;

/** All that was said, the respondent on the right; what does not count any more is struck through and says why. */
export function TranscriptTurns({ turns }: { readonly turns: readonly TranscriptTurn[] }) {
  const { clock } = useDates();
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {turns.map(({ turn, said_at, withdrawn_at, entries }) => (
        <Box component="li" key={turn}>
          <Stack sx={{ gap: 0.75 }}>
            {/* Without keys: entries are written once and never move. */}
            {createElement(Fragment, null, ...entries.map(bubbleOf(said_at, withdrawn_at !== null)))}
          </Stack>
          {withdrawn_at !== null && (
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5, textAlign: 'end' }}>
              {own.withdrawn(clock(withdrawn_at))}
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
}

function bubbleOf(said_at: number, isWithdrawn: boolean) {
  return (entry: DialogEntry): ReactNode => <Bubble entry={entry} said_at={said_at} isWithdrawn={isWithdrawn} />;
}

interface BubbleProps {
  readonly entry: DialogEntry;
  readonly said_at: number;
  readonly isWithdrawn: boolean;
}

function Bubble({ entry, said_at, isWithdrawn }: BubbleProps) {
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
      <span className="visually-hidden">{isReply ? own.respondent : own.bot}: </span>
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
          ...(isWithdrawn && { color: 'text.secondary', textDecoration: 'line-through' }),
        }}
      >
        {media ? <GivenFile file={{ ...media, name: context, answered_at: said_at }} /> : plainText(context)}
      </Box>
      {isReply && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', textAlign: 'end' }}>
          {clock(said_at)}
        </Typography>
      )}
    </Box>
  );
}
