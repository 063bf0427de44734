import { Box, Button, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

interface EffectiveTrainingProps {
  readonly id: string;
  readonly overview: CallResponse<'trainingOverview'>;
}

/** Whether respondents are understood by what stands here, and the way to have it so. */
export function EffectiveTraining({ id, overview }: EffectiveTrainingProps) {
  const { applied, differs } = overview;
  const [isOpen, setIsOpen] = useState(false);
  const { moment } = useDates();
  const upToDate = applied ? texts.apply.upToDate(moment(applied.at), applied.by?.name ?? null) : texts.apply.never;
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box role="status">
        <Typography color={differs ? undefined : 'textSecondary'}>
          {differs ? texts.apply.pending : upToDate}
        </Typography>
      </Box>
      {differs && (
        <Button variant="contained" onClick={() => setIsOpen(true)}>
          {texts.apply.look}
        </Button>
      )}
      {isOpen && <PreviewDialog id={id} blocks={overview.blocks} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}
