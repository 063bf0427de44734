import type { SurveyData } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { Box, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { runDialog } from '../features/overview/model/RunStudy.ts';
import { publicLinks } from '../features/public-links/model/publicLinks.ts';
import { usePublicName } from '../features/public-name/usePublicName.ts';
import { texts } from '../texts.ts';
import { ControlRoom } from './control-room/ControlRoom.tsx';
import { dialogPanels } from './share/dialogPanels.tsx';

/** How a dialog reaches its respondents (spec §2: /share/{survey_id}); the shell has loaded the dialog. */
export function Share() {
  const survey = useStore($survey);
  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {texts.title}
      </Typography>
      {survey ? (
        <Dialog key={survey.survey_id} survey={survey} />
      ) : (
        <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} />
      )}
    </Box>
  );
}

/** All matters of one dialog; its addresses carry its name, where it has one. */
function Dialog({ survey }: { readonly survey: SurveyData }) {
  const { survey_id } = survey;
  const name = usePublicName(survey_id);
  const named = name.state.kind === 'loaded' ? name.state.value.name : null;
  const address = named ?? survey_id;
  const context = { survey, name, address, links: publicLinks(location.origin, address) };
  return <ControlRoom survey_id={survey_id} study={runDialog(survey)} panels={dialogPanels} context={context} />;
}
