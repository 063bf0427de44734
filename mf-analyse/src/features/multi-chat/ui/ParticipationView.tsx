import { useResource } from '@dialogwerk/shared/clients';
import type { ParticipationRead } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Skeleton,
  Stack,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { Section } from '../../../Section.tsx';
import { multiChatTexts as texts } from '../texts.ts';
import { SideBySide } from './SideBySide.tsx';
import { TimeAxis } from './TimeAxis.tsx';

interface ParticipationViewProps {
  readonly id: number;
  readonly participation_id: string;
  readonly onClose: () => void;
}

/** All chats of one respondent: on one axis of time, as a list of what happened, and side by side. */
export default function ParticipationView({ id, participation_id, onClose }: ParticipationViewProps) {
  const titleId = useId();
  const { moment } = useDates();
  const { state, reload } = useResource('chatsParticipation', { id, participation_id });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {state.kind === 'loaded' ? texts.one(moment(state.value.started_at)) : texts.title}
      </DialogTitle>
      <DialogContent>
        {state.kind === 'loading' && (
          <Stack role="status" aria-label={texts.oneLoading} sx={{ gap: 2 }}>
            <Skeleton variant="rounded" height={240} />
            <Skeleton variant="rounded" height={320} />
          </Stack>
        )}
        {state.kind === 'failed' && (
          <FaultAlert onRetry={reload}>
            {texts.oneFault}. {state.reason}
          </FaultAlert>
        )}
        {state.kind === 'loaded' && (
          <Stack sx={{ gap: 4 }}>
            <Section title={texts.axis}>
              <TimeAxis read={state.value} />
            </Section>
            <Happened read={state.value} />
            <Section title={texts.sideBySide}>
              <SideBySide read={state.value} />
            </Section>
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the picture shows, in words: triggers, clues and endings in their order. */
function Happened({ read: { acted, found, chats } }: { readonly read: ParticipationRead }) {
  const { clock } = useDates();
  const names = new Map(chats.map(({ survey_id, survey_name }) => [survey_id, survey_name]));
  const placeText = ({ survey_id, name }: { readonly survey_id: string; readonly name: string }): string =>
    texts.place(name, names.get(survey_id) ?? '');
  const lines = [
    ...acted.map(({ kind, cause, effect }) => ({
      at: effect.at,
      text: texts.logActed(texts.kinds[kind], texts.leads(cause ? placeText(cause) : texts.call, placeText(effect))),
    })),
    ...found.map(({ kind, title, place }) => ({ at: place.at, text: texts.logFound[kind](title) })),
  ].toSorted((one, other) => one.at - other.at);
  if (lines.length === 0) return null;
  return (
    <Section title={texts.log}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ at, text }) => (
          <Stack key={`${at} ${text}`} component="li" direction="row" sx={{ gap: 2, py: 0.5 }}>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {clock(at)}
            </Typography>
            <Typography variant="body2" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
              {text}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
