import { $survey } from '@dialogwerk/shared/state';
import { Box, Button, Icon, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiArrowLeft } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { AppearanceScreen } from '../features/appearance/ui/AppearanceScreen.tsx';
import { texts } from '../texts.ts';

/** Where authors set how a dialog looks (spec §3, client config), beside its messenger. */
export default function Appearance() {
  const survey = useStore($survey);
  return (
    <Box sx={{ width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3 } }}>
      {survey?.live_switch === 1 && (
        <Button
          size="small"
          component={Link}
          to={`/share/${encodeURIComponent(survey.survey_id)}`}
          startIcon={<Icon path={mdiArrowLeft} />}
          sx={{ ml: -1, mb: 1 }}
        >
          {texts.title}
        </Button>
      )}
      <Typography variant="h1" sx={{ mb: 1 }}>
        {texts.appearance.title}
      </Typography>
      {survey ? (
        <AppearanceScreen key={survey.survey_id} survey={survey} />
      ) : (
        <Skeleton role="progressbar" variant="rounded" height={480} aria-label={texts.loading} />
      )}
    </Box>
  );
}
