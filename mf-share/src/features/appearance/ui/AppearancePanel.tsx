import { lookOf } from '@dialogwerk/shared/contract';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';
import { appearancePath } from '../appearancePath.ts';

/** How the dialog looks, in short, and the way to set it. */
export function AppearancePanel({ survey }: { readonly survey: SurveyData }) {
  const { survey_id, accent_color, messenger } = survey;
  return (
    <Panel title={texts.appearance.title} help="aussehen">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box
          aria-hidden
          sx={{ width: 32, height: 32, flex: 'none', borderRadius: '50%', border: 1, borderColor: 'divider' }}
          style={{ backgroundColor: accent_color }}
        />
        <Typography>{texts.appearance.now(texts.appearance.looks[lookOf(messenger)], accent_color)}</Typography>
      </Box>
      <Button variant="outlined" component={Link} to={appearancePath(survey_id)}>
        {texts.appearance.open}
      </Button>
    </Panel>
  );
}
