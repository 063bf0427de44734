import type { SurveyListItem } from '@dialogwerk/shared/contract';
import {
  Box,
  Chip,
  Divider,
  MaterialLink,
  Paper,
  PublicationChip,
  Stack,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import { texts } from '../../../texts.ts';
import { areasOf } from '../model/areasOf.ts';
import { changedAgo } from '../model/changedAgo.ts';
import { AreaLinks } from './AreaLinks.tsx';
import { SurveyMenu } from './SurveyMenu.tsx';

/** One dialog: its name leads to the first area that is open, the row below to each of them. */
export function SurveyCard({ survey }: { readonly survey: SurveyListItem }) {
  const first = areasOf(survey).find(({ closed }) => closed === null);
  const { moment } = useDates();
  const [now] = useState(() => Date.now());
  const changed = new Date(survey.updated_at);
  return (
    <Paper variant="outlined" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ p: 2.5, pb: 2, flexGrow: 1 }}>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography
            variant="h3"
            component="h2"
            lang="de"
            sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}
          >
            {first ? (
              <MaterialLink component={Link} to={first.to} underline="hover">
                {survey.survey_name}
              </MaterialLink>
            ) : (
              survey.survey_name
            )}
          </Typography>
          <SurveyMenu survey={survey} />
        </Stack>
        <Box sx={{ mt: 1, mb: 1.75, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <ActiveChip active={survey.active} />
          <PublicationChip publication={survey.publication} />
        </Box>
        <Stack sx={{ gap: 0.25, color: 'text.secondary', typography: 'body2' }}>
          <span>
            {texts.survey.questions(survey.questions)} · {texts.survey.finished(survey.finished)}
          </span>
          <time dateTime={changed.toISOString()} title={moment(changed)}>
            {texts.survey.changed(changedAgo(survey.updated_at, now))}
          </time>
          {survey.role !== 'Besitzer' && <span>{texts.survey.role(survey.role)}</span>}
        </Stack>
      </Box>
      <Divider />
      <Box sx={{ p: 0.75 }}>
        <AreaLinks survey={survey} />
      </Box>
    </Paper>
  );
}

function ActiveChip({ active }: { readonly active: boolean }) {
  return active ? (
    <Chip size="small" color="success" label={texts.survey.live} />
  ) : (
    <Chip size="small" variant="outlined" label={texts.survey.inactive} />
  );
}
