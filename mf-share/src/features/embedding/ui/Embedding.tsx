import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { usualChoice } from '../model/WidgetChoice.ts';
import { embedTexts as texts } from '../texts.ts';
import { AllowedSites } from './AllowedSites.tsx';
import { CodeTabs } from './CodeTabs.tsx';
import { WidgetFields } from './WidgetFields.tsx';
import { WidgetPreview } from './WidgetPreview.tsx';

interface EmbeddingProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'survey_name' | 'active' | 'bearbeiten' | 'analyse'>;
  readonly address: string;
}

/** How the dialog stands on a website: what is set beside what comes of it, the code for it, and who may. */
export default function Embedding({ survey, address }: EmbeddingProps) {
  const [choice, setChoice] = useState(usualChoice);
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography color="textSecondary">{texts.text}</Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' } }}>
        <WidgetFields choice={choice} onChange={setChoice} />
        <WidgetPreview survey={survey} choice={choice} />
      </Box>
      <CodeTabs choice={choice} address={address} name={survey.survey_name} />
      <AllowedSites survey={survey} />
    </Stack>
  );
}
