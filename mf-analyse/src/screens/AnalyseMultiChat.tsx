import { useResource } from '@dialogwerk/shared/clients';
import {
  Box,
  Button,
  DialogSlot,
  FaultPanel,
  Icon,
  laterDialog,
  Skeleton,
  Stack,
  StatePanel,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { useParams, useSearchParams } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline, mdiChartTimeline, mdiTableArrowDown } from '@mdi/js';
import { useState } from 'react';
import { resultOptions } from '../calls/resultOptions.ts';
import { useUpdateSignal } from '../calls/useUpdateSignal.ts';
import { ExportChats } from '../features/export/ui/ExportChats.tsx';
import { exportTable } from '../features/multi-chat/exportTable.ts';
import { chatsHeading } from '../features/multi-chat/model/chatsHeading.ts';
import { multiChatTexts as texts } from '../features/multi-chat/texts.ts';
import { ChatsFigures } from '../features/multi-chat/ui/ChatsFigures.tsx';
import { ParticipationList } from '../features/multi-chat/ui/ParticipationList.tsx';
import { SingleAnalyses } from '../features/multi-chat/ui/SingleAnalyses.tsx';
import { HintSteps, TriggerSteps } from '../features/multi-chat/ui/StepTables.tsx';
import { Section } from '../Section.tsx';

/** Loaded when the chats of one respondent are looked at. */
const ParticipationView = laterDialog(
  async () => (await import('../features/multi-chat/ui/ParticipationView.tsx')).default,
);

/** What respondents did in all chats of a multi-chat (spec §2: /analyse_multichat/{dialog_manager_id}). */
export default function AnalyseMultiChat() {
  const { dialog_manager_id = '' } = useParams();
  return <ResultsOf key={dialog_manager_id} id={Number(dialog_manager_id)} />;
}

function ResultsOf({ id }: { readonly id: number }) {
  const [search, setSearch] = useSearchParams();
  const shown = search.get('teilnahme');
  const { clock } = useDates();
  const [isExporting, setIsExporting] = useState(false);
  const { state, reload } = useResource('chatsOverview', { id }, resultOptions);
  useUpdateSignal();
  const overview = state.kind === 'loaded' ? state.value : null;
  const heading = chatsHeading(id, overview?.name ?? null);

  const save = async (): Promise<void> => {
    if (isExporting) return;
    setIsExporting(true);
    await exportTable(id);
    setIsExporting(false);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Stack
        direction="row"
        sx={{ mb: 3, gap: 2, flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Box lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
          <Typography variant="h1">{heading ?? texts.title}</Typography>
          {overview && overview.name !== heading && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {overview.name}
            </Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography role="status" variant="body2" color="textSecondary">
            {overview && `${texts.asOf(clock(overview.at))} ${texts.zone}`}
          </Typography>
          {overview && overview.total > 0 && (
            <>
              <Button
                variant="outlined"
                startIcon={<Icon path={mdiTableArrowDown} />}
                aria-busy={isExporting}
                onClick={() => void save()}
              >
                {texts.exportTable}
              </Button>
              <ExportChats id={id} />
            </>
          )}
        </Stack>
      </Stack>
      {state.kind === 'loading' && (
        <Stack role="status" aria-label={texts.loading} sx={{ gap: 2.5 }}>
          <Skeleton variant="rounded" height={112} />
          <Skeleton variant="rounded" height={260} />
        </Stack>
      )}
      {state.kind === 'failed' && (
        <>
          <FaultPanel icon={mdiAlertCircleOutline} title={texts.fault} onRetry={reload}>
            {texts.faultText(state.reason)}
          </FaultPanel>
          <SingleAnalyses id={id} />
        </>
      )}
      {overview && overview.total === 0 && (
        <>
          <StatePanel icon={mdiChartTimeline} title={texts.empty} actions={null}>
            {texts.emptyText}
          </StatePanel>
          <SingleAnalyses id={id} />
        </>
      )}
      {overview && overview.total > 0 && (
        <Stack sx={{ gap: 5 }}>
          <ChatsFigures overview={overview} />
          <HintSteps overview={overview} />
          <TriggerSteps overview={overview} />
          <Section title={texts.participations}>
            <ParticipationList id={id} total={overview.total} onRead={(one) => setSearch({ teilnahme: one })} />
          </Section>
          <SingleAnalyses id={id} />
        </Stack>
      )}
      {shown !== null && (
        <DialogSlot onClose={() => setSearch({})}>
          <ParticipationView key={shown} id={id} participation_id={shown} onClose={() => setSearch({})} />
        </DialogSlot>
      )}
    </Box>
  );
}
