import type { SurveyData } from '@dialogwerk/shared/contract';
import { Stack } from '@dialogwerk/shared/ui';
import { Feed } from './Feed.tsx';
import { Webhooks } from './Webhooks.tsx';

/** The ways in which a dialog's data reaches other systems. */
export default function Connections({ survey_id }: { readonly survey_id: SurveyData['survey_id'] }) {
  return (
    <Stack sx={{ gap: 4 }}>
      <Webhooks survey_id={survey_id} />
      <Feed survey_id={survey_id} />
    </Stack>
  );
}
