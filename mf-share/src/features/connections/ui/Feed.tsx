import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { connectionTexts } from '../texts.ts';
import { useFeed } from '../useFeed.ts';
import { FeedAddress } from './FeedAddress.tsx';

const texts = connectionTexts.feed;

/** The address by which spreadsheets fetch a dialog's answers. */
export function Feed({ survey_id }: { readonly survey_id: SurveyData['survey_id'] }) {
  const headingId = useId();
  const { state, reload, make, revoke, set } = useFeed(survey_id);
  const feed = state.kind === 'loaded' ? state.value.feed : null;
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 2 }}>
      <Box>
        <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
          {texts.title}
        </Typography>
        <Typography color="textSecondary">{texts.text}</Typography>
      </Box>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={80} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {feed && <FeedAddress feed={feed} onSet={(part) => void set(part)} />}
      {state.kind === 'loaded' && !feed && <Typography>{texts.none}</Typography>}
      {state.kind === 'loaded' && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void make()}>
            {feed ? texts.renew : texts.make}
          </Button>
          {feed && (
            <Button color="inherit" onClick={() => void revoke()}>
              {texts.revoke}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
