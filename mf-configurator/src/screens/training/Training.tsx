import { useResource } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Button, FaultPanel, Icon, Skeleton, Stack, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { Link, useParams, useSearchParams } from '@dialogwerk/shared/ui/router';
import { mdiCloudOffOutline, mdiSchoolOutline, mdiTable } from '@mdi/js';
import { texts } from '../../features/training/texts.ts';
import { BlockList } from '../../features/training/ui/BlockList.tsx';
import { EffectiveTraining } from '../../features/training/ui/preview/EffectiveTraining.tsx';
import { TrainedBlockView } from '../../features/training/ui/TrainedBlockView.tsx';

/** Teaching a dialog to understand replies in people's own words (spec §2: /intrance/{survey_id}, /intrance_ai/{survey_id}). */
export default function Training() {
  const { survey_id = '' } = useParams();
  return <TrainingOf key={survey_id} id={survey_id} />;
}

function TrainingOf({ id }: { readonly id: string }) {
  const { state, reload } = useResource('trainingOverview', { id });
  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Stack
        direction="row"
        sx={{ mb: 1, gap: 2, flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{texts.title}</Typography>
        <Button component={Link} to={`/intrance_old/${encodeURIComponent(id)}`} startIcon={<Icon path={mdiTable} />}>
          {texts.toTable}
        </Button>
      </Stack>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 720 }}>
        {texts.intro}
      </Typography>
      {state.kind === 'loading' && (
        <Box role="status" aria-label={texts.loading}>
          <Skeleton variant="rounded" height={360} />
        </Box>
      )}
      {state.kind === 'failed' && (
        <FaultPanel icon={mdiCloudOffOutline} title={texts.fault} onRetry={reload}>
          {state.reason} {texts.faultHint}
        </FaultPanel>
      )}
      {state.kind === 'loaded' && <Loaded id={id} overview={state.value} />}
    </Box>
  );
}

interface LoadedProps {
  readonly id: string;
  readonly overview: CallResponse<'trainingOverview'>;
}

function Loaded({ id, overview }: LoadedProps) {
  const [query, setQuery] = useSearchParams();
  const { blocks } = overview;
  const block = blocks.find(({ unique_question_id }) => unique_question_id === query.get('block')) ?? blocks[0];
  if (!block) {
    return (
      <StatePanel icon={mdiSchoolOutline} title={texts.emptyTitle}>
        {texts.empty}
      </StatePanel>
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <EffectiveTraining id={id} overview={overview} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <BlockList
          blocks={blocks}
          chosen={block.unique_question_id}
          onChoose={(chosen) => setQuery({ block: chosen }, { replace: true })}
        />
        <TrainedBlockView key={block.unique_question_id} id={id} block={block} />
      </Box>
    </Stack>
  );
}
