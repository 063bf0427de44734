import { $survey } from '@dialogwerk/shared/state';
import { Box, Button, FaultPanel, Icon, MaterialLink, Paper, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link, useNavigate, useParams } from '@dialogwerk/shared/ui/router';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { mdiAlertCircleOutline, mdiArrowLeft, mdiPlus } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { mayManageAnswers } from '../model/mayManageAnswers.ts';
import { reportTexts as texts } from '../report/texts.ts';
import { useReports } from '../report/useReports.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

/** The reports of a dialog (docs/decisions/0120). */
export default function Reports() {
  const { survey_id = '' } = useParams();
  return <ReportsOf key={survey_id} survey_id={survey_id} />;
}

function ReportsOf({ survey_id }: { readonly survey_id: string }) {
  const { state, reload, make, remove } = useReports(survey_id);
  const mayChange = mayManageAnswers(useStore($survey));
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const pathOf = (report_id: string): string => `/analyse/${encodeURIComponent(survey_id)}/reports/${report_id}`;
  const begin = async (): Promise<void> => {
    setMaking(true);
    const report_id = await make('');
    setMaking(false);
    if (report_id !== null) void navigate(`${pathOf(report_id)}?bearbeiten=1`);
  };
  return (
    <ScreenFrame>
      <Stack sx={{ gap: 3, maxWidth: 900, mx: 'auto' }}>
        <Box>
          <Button
            size="small"
            component={Link}
            to={`/analyse/${encodeURIComponent(survey_id)}`}
            startIcon={<Icon path={mdiArrowLeft} />}
            sx={{ ml: -1, mb: 1 }}
          >
            {texts.back}
          </Button>
          <Typography variant="h1">{texts.title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {texts.explained}
          </Typography>
        </Box>
        {mayChange && (
          <Button
            variant="contained"
            loading={isMaking}
            startIcon={<Icon path={mdiPlus} />}
            onClick={() => void begin()}
            sx={{ alignSelf: 'flex-start' }}
          >
            {texts.new}
          </Button>
        )}
        {drawList()}
      </Stack>
    </ScreenFrame>
  );

  function drawList() {
    if (state.kind === 'loading')
      return <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />;
    if (state.kind === 'failed') {
      return (
        <FaultPanel icon={mdiAlertCircleOutline} title={texts.listFailed} onRetry={reload}>
          {state.reason}
        </FaultPanel>
      );
    }
    if (state.value.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
    return (
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {state.value.map((report) => (
          <Paper
            component="li"
            variant="outlined"
            key={report.report_id}
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <MaterialLink
                component={Link}
                to={pathOf(report.report_id)}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {report.name}
              </MaterialLink>
              <Typography variant="body2" color="textSecondary">
                {texts.changed(formatShortMoment(report.changed_at))}
              </Typography>
            </Box>
            {mayChange && (
              <Button
                size="small"
                color="error"
                aria-label={texts.removeOf(report.name)}
                onClick={() => remove(report)}
              >
                {texts.remove}
              </Button>
            )}
          </Paper>
        ))}
      </Stack>
    );
  }
}
