import type { SurveyData } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { Box, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { NamePanel } from '../features/public-name/NamePanel.tsx';
import { usePublicName } from '../features/public-name/usePublicName.ts';
import { LivePanel } from '../features/live-switch/ui/LivePanel.tsx';
import { PublicationPanel } from '../features/publication/ui/PublicationPanel.tsx';
import { publicLinks } from '../features/public-links/model/publicLinks.ts';
import { EmbedPanel } from '../features/public-links/ui/EmbedPanel.tsx';
import { LinkPanel } from '../features/public-links/ui/LinkPanel.tsx';
import { OtherLinksPanel } from '../features/public-links/ui/OtherLinksPanel.tsx';
import { SourcesPanel } from '../features/sources/ui/SourcesPanel.tsx';
import { texts } from '../texts.ts';

/** How a dialog reaches its respondents (spec §2: /share/{survey_id}); the shell has loaded the dialog. */
export function Share() {
  const survey = useStore($survey);
  return (
    <Box sx={{ width: '100%', maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {texts.title}
      </Typography>
      {survey ? (
        <Panels survey={survey} />
      ) : (
        <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} />
      )}
    </Box>
  );
}

/** All matters of one dialog; its addresses carry its name, where it has one. */
function Panels({ survey }: { readonly survey: SurveyData }) {
  const name = usePublicName(survey.survey_id);
  const named = name.state.kind === 'loaded' ? name.state.value.name : null;
  const links = publicLinks(location.origin, named ?? survey.survey_id);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <LivePanel key={survey.survey_id} survey={survey} />
      <PublicationPanel survey={survey} />
      <LinkPanel survey={survey} link={links.live} />
      <NamePanel survey={survey} name={name} />
      <SourcesPanel survey={survey} link={links.live} />
      <EmbedPanel widgetLink={links.widget} name={survey.survey_name} />
      <OtherLinksPanel links={links} />
    </Stack>
  );
}
