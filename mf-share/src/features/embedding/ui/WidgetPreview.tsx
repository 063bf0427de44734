import type { SurveyData } from '@dialogwerk/shared/contract';
import { Alert, Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useId, useState } from 'react';
import { attributesOf } from '../model/attributesOf.ts';
import type { WidgetChoice } from '../model/WidgetChoice.ts';
import { embedTexts as texts } from '../texts.ts';

/** So long nothing is typed or dragged any more before the page is shown anew. */
const SETTLED_MS = 400;

interface WidgetPreviewProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'active'>;
  readonly choice: WidgetChoice;
}

/** The real widget on a page of our own. */
export function WidgetPreview({ survey: { survey_id, active }, choice }: WidgetPreviewProps) {
  const headingId = useId();
  const query = new URLSearchParams(attributesOf(choice).map(([name, value]) => [name, value])).toString();
  const [shown, setShown] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setShown(query), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1 }}>
      <Typography id={headingId} variant="h3">
        {texts.preview}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.previewText}
      </Typography>
      {!active && <Alert severity="info">{texts.asleep}</Alert>}
      <Box
        component="iframe"
        key={shown}
        title={texts.preview}
        // It needs its origin for the frame inside, and must not lead this page anywhere.
        sandbox="allow-scripts allow-same-origin"
        src={`/widget_preview/${survey_id}?${shown}`}
        sx={{ width: '100%', height: 600, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
    </Stack>
  );
}
