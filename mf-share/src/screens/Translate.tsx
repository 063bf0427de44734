import { $survey } from '@dialogwerk/shared/state';
import { Box, Button, Icon, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiArrowLeft } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { TranslatingScreen } from '../features/languages/ui/translating/TranslatingScreen.tsx';
import { texts } from '../texts.ts';

/** Where authors translate a dialog (domain.md §14): its texts side by side in two languages. */
export default function Translate() {
  const survey = useStore($survey);
  return (
    <Box sx={{ width: '100%', maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
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
      <Typography variant="h1" sx={{ mb: 3 }}>
        {texts.languages.translate}
      </Typography>
      {survey ? (
        <TranslatingScreen key={survey.survey_id} survey={survey} />
      ) : (
        <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.loading} />
      )}
    </Box>
  );
}
