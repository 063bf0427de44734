import { Box, Button, Icon, IconButton, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiClockFast, mdiRestart } from '@mdi/js';
import { useStore } from '@nanostores/react';
import type { ChatsRehearsal } from './createChatsRehearsal.ts';
import { texts } from './texts.ts';

/** What time it is in the chats, when something happens next, and the way to get there. */
export function ClockBar({ rehearsal }: { readonly rehearsal: ChatsRehearsal }) {
  const passed = useStore(rehearsal.$passed);
  const shown = useStore(rehearsal.$shown);
  const { now = 0 } = shown?.happened.at(-1) ?? {};
  const due = shown?.due ?? null;
  const untilNext = due === null ? null : Math.max(0, due - now);
  return (
    <Box
      role="group"
      aria-label={texts.clock}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: 2,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Icon path={mdiClockFast} />
      <Typography variant="body2" role="status" sx={{ flex: '1 1 220px' }}>
        {texts.passed(passed)} {untilNext === null ? texts.noNext : texts.next(untilNext)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.forward}
      </Typography>
      {texts.spans.map(({ ms, label }) => (
        <Button key={ms} size="small" aria-label={texts.forwardTo(label)} onClick={() => rehearsal.forward(ms)}>
          {label}
        </Button>
      ))}
      <Button
        size="small"
        variant="outlined"
        aria-label={texts.forwardToNext}
        disabled={untilNext === null}
        onClick={() => untilNext !== null && rehearsal.forward(untilNext)}
      >
        {texts.toNext}
      </Button>
      <Tooltip title={texts.restart}>
        <IconButton aria-label={texts.restart} onClick={rehearsal.restart}>
          <Icon path={mdiRestart} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
