import { useResource } from '@dialogwerk/shared/clients';
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
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { deleteConversation } from '../../../deletion/deleteConversation.ts';
import { formatDuration } from '../../../formats.ts';
import { texts as common } from '../../../texts.ts';
import { turnFates } from '../model/turnFates.ts';
import { transcriptTexts as own } from '../texts.ts';
import { TranscriptAside } from './TranscriptAside.tsx';
import { TranscriptTurns } from './TranscriptTurns.tsx';

interface TranscriptDialogProps {
  readonly survey_id: string;
  readonly conversation_id: string;
  /** The short form of the filter that says which ones lie beside it. */
  readonly filter: string;
  /** Words that conversations of the dialog have. */
  readonly knownTags: readonly string[];
  readonly publicationName: (publication_id: string) => string;
  readonly onTurnTo: (conversation_id: string) => void;
  readonly onClose: () => void;
}

/** Where the arrow keys have a meaning of their own: texts move the cursor, a player winds. */
const ownKeys = 'input, textarea, audio, video';

/** One conversation as its respondent saw it; the arrow keys lead to those before and after it under the filter. */
export default function TranscriptDialog(props: TranscriptDialogProps) {
  const { survey_id, conversation_id, filter, knownTags, publicationName, onTurnTo, onClose } = props;
  const turns = useResource('transcript', { survey_id, conversation_id });
  /** How it stands, and the ones beside it under the filter. */
  const standing = useResource('conversationPlace', { survey_id, conversation_id, filter });
  const { state } = turns;
  const place = standing.state.kind === 'loaded' ? standing.state.value : null;
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { moment } = useDates();
  const transcript = state.kind === 'loaded' ? state.value : null;
  const turnTo = (other: string | null | undefined): void => {
    if (other) onTurnTo(other);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(ownKeys)) return;
    if (event.key === 'ArrowLeft') turnTo(place?.earlier);
    if (event.key === 'ArrowRight') turnTo(place?.later);
  };
  const remove = (): void => {
    deleteConversation(survey_id, conversation_id);
    const next = place?.later ?? place?.earlier;
    if (!next) {
      onClose();
      return;
    }
    // Because its button goes with the conversation, and the arrow keys are heard only inside.
    content.current?.focus();
    onTurnTo(next);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
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
        <Turn label={own.earlier} icon={mdiChevronLeft} to={place?.earlier} onTurn={turnTo} />
        <Turn label={own.later} icon={mdiChevronRight} to={place?.later} onTurn={turnTo} />
        <Tooltip title={own.close}>
          <IconButton aria-label={own.close} onClick={onClose}>
            <Icon path={mdiClose} />
          </IconButton>
        </Tooltip>
      </Stack>
      <DialogContent
        ref={content}
        dividers
        tabIndex={0}
        sx={{
          minHeight: 240,
          display: 'grid',
          gap: 3,
          alignContent: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Content
          conversation_id={conversation_id}
          state={state}
          onRetry={() => {
            turns.reload();
            standing.reload();
          }}
        />
        <Box sx={{ position: { md: 'sticky' }, top: 0, alignSelf: 'start', pt: { xs: 2, md: 0 } }}>
          <TranscriptAside
            key={conversation_id}
            survey_id={survey_id}
            conversation_id={conversation_id}
            transcript={transcript}
            place={place}
            knownTags={knownTags}
            publicationName={publicationName}
            onDelete={remove}
          />
        </Box>
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
  readonly conversation_id: string;
  readonly state: CallState<Transcript>;
  readonly onRetry: () => void;
}

function Content({ conversation_id, state, onRetry }: ContentProps) {
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
          {common.fault.text(state.reason)}
        </FaultPanel>
      );
    case 'loaded':
      return state.value.turns.every(({ entries }) => entries.length === 0) ? (
        <Typography color="textSecondary">{own.anonymous}</Typography>
      ) : (
        <TranscriptTurns turns={turnFates(state.value.turns)} conversation_id={conversation_id} />
      );
  }
}

function stateOf({ started_at, finished_at, turns }: Transcript): string {
  const replies = turns.filter(
    ({ entries, withdrawn_at }) => withdrawn_at === null && entries.some(({ user_or_bot }) => user_or_bot === 'user'),
  );
  const count = own.replies(replies.length);
  return finished_at === null ? own.open(count) : own.finished(count, formatDuration(finished_at - started_at));
}
