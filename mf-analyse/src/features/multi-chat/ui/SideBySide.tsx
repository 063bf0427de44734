import type { DialogEntry, ParticipationRead } from '@dialogwerk/shared/contract';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { Box, Typography, useDates } from '@dialogwerk/shared/ui';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { multiChatTexts as texts } from '../texts.ts';

/** What was said in all chats, each in its column, one below the other in the order of time. */
export function SideBySide({ read: { chats } }: { readonly read: ParticipationRead }) {
  const { clock } = useDates();
  const turns = chats
    .flatMap(({ survey_id, survey_name, turns: said }, column) =>
      said.map((turn) => ({ key: `${survey_id} ${turn.turn}`, survey_name, column, said_at: turn.said_at, turn })),
    )
    .toSorted((one, other) => one.said_at - other.said_at);
  return (
    <Box
      role="group"
      aria-label={texts.sideBySide}
      // Because the keyboard must be able to scroll it.
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 640, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          gridTemplateColumns: `repeat(${chats.length}, minmax(220px, 1fr))`,
          position: 'sticky',
          top: 0,
          zIndex: 1,
          minWidth: 'max-content',
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {chats.map(({ survey_id, survey_name, turns: said }) => (
          <Box key={survey_id} lang="de" sx={{ p: 1.5, width: 220, minWidth: '100%', overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="div">
              {survey_name}
            </Typography>
            {said.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {texts.notBegun}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          minWidth: { md: 'max-content' },
          gridTemplateColumns: { xs: '1fr', md: `repeat(${chats.length}, minmax(220px, 1fr))` },
        }}
      >
        {turns.map(({ key, survey_name, column, said_at, turn }) => (
          <Box
            key={key}
            component="li"
            sx={{ px: 1.5, py: 1, width: { md: 220 }, minWidth: '100%', gridColumn: { md: column + 1 } }}
          >
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              <Box component="span" sx={{ display: { md: 'none' } }}>
                {survey_name},{' '}
              </Box>
              {clock(said_at)}
            </Typography>
            {/* Without keys: entries are written once and never move. */}
            {createElement(Fragment, null, ...turn.entries.map(bubble))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function bubble({ context, user_or_bot, media }: DialogEntry): ReactNode {
  const isReply = user_or_bot === 'user';
  return (
    <Box
      sx={{
        mt: 0.5,
        ml: isReply ? 3 : 0,
        mr: isReply ? 0 : 3,
        px: 1.5,
        py: 0.75,
        borderRadius: 2,
        border: 1,
        borderColor: isReply ? 'primary.main' : 'divider',
        fontSize: 14,
        overflowWrap: 'anywhere',
        hyphens: 'auto',
        whiteSpace: 'pre-line',
      }}
    >
      {isReply && <span className="visually-hidden">{texts.respondent}: </span>}
      {media ? `[${context || texts.file}]` : plainText(context)}
    </Box>
  );
}
