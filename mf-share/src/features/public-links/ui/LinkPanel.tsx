import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, CopyField, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiOpenInNew } from '@mdi/js';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';
import { QrCode } from './QrCode.tsx';

interface LinkPanelProps {
  readonly survey: SurveyData;
  readonly link: string;
}

/** The link for respondents: to copy, to open, to scan. */
export function LinkPanel({ survey, link }: LinkPanelProps) {
  return (
    <Panel title={texts.link.title} help="link">
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 3, md: 5 } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {texts.link.text} {!survey.active && texts.link.asleep}
          </Typography>
          <CopyField main label={texts.link.label} text={link} />
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener"
            startIcon={<Icon path={mdiOpenInNew} />}
            sx={{ mt: 1.5, ml: -1 }}
          >
            {texts.link.open}
          </Button>
        </Box>
        <QrCode link={link} name={survey.survey_name} />
      </Stack>
    </Panel>
  );
}
