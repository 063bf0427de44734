import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { Transcript } from '@dialogwerk/shared/contract';
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  FaultPanel,
  Icon,
  IconButton,
  Skeleton,
  Stack,
  Tooltip,
  Typography,
  useDates,
  useMediaQuery,
  useTheme,
} from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline, mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js';
import { useCallback, useId } from 'react';
import type { KeyboardEvent } from 'react';
import { formatDuration } from '../../formats.ts';
import { texts } from '../../texts.ts';
import { TranscriptTurns } from './TranscriptTurns.tsx';

interface TranscriptDialogProps {
  readonly survey_id: string;
  readonly conversation_id: string;
  readonly onTurnTo: (conversation_id: string) => void;
  readonly onClose: () => void;
}

const own = texts.transcript;

/** One conversation as its respondent saw it; the arrow keys lead to those before and after it. */
export function TranscriptDialog({ survey_id, conversation_id, onTurnTo, onClose }: TranscriptDialogProps) {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('transcript', { survey_id, conversation_id }, { signal }),
    [survey_id, conversation_id],
  );
  const { state, reload } = useCall(load);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const { moment } = useDates();
  const transcript = state.kind === 'loaded' ? state.value : null;
  const turnTo = (other: string | null | undefined): void => {
    if (other) onTurnTo(other);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // A player's own keys wind it.
    if (event.target instanceof HTMLMediaElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') turnTo(transcript?.earlier);
    if (event.key === 'ArrowRight') turnTo(transcript?.later);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      scroll="paper"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
          gap: 0.5,
          pr: 1.5,
          pt: 1.5,
        }}
      >
        {/* A phone's width is the title's own: it stands below the buttons. */}
        <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 }, minWidth: 0 }}>
          <DialogTitle id={titleId} sx={{ pt: { xs: 0, sm: 2 }, pb: 0 }}>
            {transcript ? own.title(moment(transcript.started_at)) : own.loadingTitle}
          </DialogTitle>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 3, pb: 1 }}>
            {transcript && stateOf(transcript)}
          </Typography>
        </Box>
        <Turn label={own.earlier} icon={mdiChevronLeft} to={transcript?.earlier} onTurn={turnTo} />
        <Turn label={own.later} icon={mdiChevronRight} to={transcript?.later} onTurn={turnTo} />
        <Tooltip title={own.close}>
          <IconButton aria-label={own.close} onClick={onClose}>
            <Icon path={mdiClose} />
          </IconButton>
        </Tooltip>
      </Stack>
      <DialogContent dividers sx={{ minHeight: 240 }} tabIndex={0}>
        <Content state={state} onRetry={reload} />
      </DialogContent>
    </Dialog>
  );
}

interface TurnProps {
  readonly label: string;
  readonly icon: string;
  readonly to: string | null | undefined;
  readonly onTurn: (to: string | null | undefined) => void;
}

/** Stays where it is at the ends, so that the focus stays on it. */
function Turn({ label, icon, to, onTurn }: TurnProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={!to}
        onClick={() => onTurn(to)}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
      >
        <Icon path={icon} />
      </IconButton>
    </Tooltip>
  );
}

interface ContentProps {
  readonly state: CallState<Transcript>;
  readonly onRetry: () => void;
}

function Content({ state, onRetry }: ContentProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <Stack role="status" aria-label={own.loading} sx={{ gap: 1.5 }}>
          <Skeleton variant="rounded" width="70%" height={44} />
          <Skeleton variant="rounded" width="40%" height={44} sx={{ alignSelf: 'flex-end' }} />
          <Skeleton variant="rounded" width="60%" height={44} />
        </Stack>
      );
    case 'failed':
      return (
        <FaultPanel icon={mdiAlertCircleOutline} title={own.failed} onRetry={onRetry}>
          {texts.fault.text(state.reason)}
        </FaultPanel>
      );
    case 'loaded':
      return <TranscriptTurns turns={state.value.turns} />;
  }
}

function stateOf({ started_at, finished_at, turns }: Transcript): string {
  const replies = turns.filter(
    ({ entries, withdrawn_at }) => withdrawn_at === null && entries.some(({ user_or_bot }) => user_or_bot === 'user'),
  );
  const count = own.replies(replies.length);
  return finished_at === null ? own.open(count) : own.finished(count, formatDuration(finished_at - started_at));
}
