import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Box, Checkbox, Chip, Divider, MaterialLink, Paper, PublicationChip, Stack } from '@dialogwerk/shared/ui';
import { Typography, useDates } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $selected, toggleSelected } from '../../../listed/state/selection.ts';
import { useWorkspaces } from '../../../listed/useWorkspaces.ts';
import { texts } from '../../../texts.ts';
import { areasOf } from '../model/areasOf.ts';
import { changedAgo } from '../model/changedAgo.ts';
import { AreaLinks } from './AreaLinks.tsx';
import { GraphPicture } from './GraphPicture.tsx';
import { RecentAnswers } from './RecentAnswers.tsx';
import { SurveyMenu } from './SurveyMenu.tsx';
import { SurveyTags } from './SurveyTags.tsx';

/** One dialog: its name leads to the first area that is open, the row below to each of them. */
export function SurveyCard({ survey }: { readonly survey: SurveyListItem }) {
  const first = areasOf(survey).find(({ closed }) => closed === null);
  const selected = useStore($selected);
  const isSelected = selected.has(survey.survey_id);
  const workspace = useWorkspaces().find(({ workspace_id }) => workspace_id === survey.workspace_id);
  const { moment } = useDates();
  const [now] = useState(() => Date.now());
  const changed = new Date(survey.updated_at);
  return (
    <Paper
      variant="outlined"
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        ...(isSelected ? { borderColor: 'primary.main', boxShadow: 1 } : {}),
        // Out of sight until somebody is about to choose; where nothing can hover it stands.
        '& .choice': { opacity: selected.size > 0 ? 1 : 0 },
        '&:hover .choice, &:focus-within .choice': { opacity: 1 },
        '@media (hover: none)': { '& .choice': { opacity: 1 } },
      }}
    >
      <Box sx={{ p: 2, pb: 1.5, flexGrow: 1, display: 'flex', gap: 1.5 }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 1 }}>
          <Typography variant="h3" component="h2" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {first ? (
              <MaterialLink component={Link} to={first.to} underline="hover">
                {survey.survey_name}
              </MaterialLink>
            ) : (
              survey.survey_name
            )}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            <ActiveChip active={survey.active} />
            {survey.publication === null && survey.part_of ? (
              <Chip size="small" variant="outlined" label={texts.survey.partOf(survey.part_of.name)} />
            ) : (
              <PublicationChip publication={survey.publication} />
            )}
          </Box>
          <Stack sx={{ gap: 0.25, color: 'text.secondary', typography: 'body2' }}>
            <span>
              {texts.survey.questions(survey.questions)} · {texts.survey.finished(survey.finished)}
            </span>
            <time dateTime={changed.toISOString()} title={moment(changed)}>
              {texts.survey.changed(changedAgo(survey.updated_at, now))}
            </time>
            {workspace && <Box sx={{ overflowWrap: 'anywhere' }}>{texts.survey.workspace(workspace.name)}</Box>}
            {survey.role !== 'Besitzer' && <span>{texts.survey.role(survey.role)}</span>}
          </Stack>
          <Box sx={{ color: 'primary.main' }}>
            <RecentAnswers days={survey.recent} />
          </Box>
          <SurveyTags survey={survey} />
        </Stack>
        <Stack sx={{ flex: 'none', alignItems: 'flex-end', gap: 0.5 }}>
          <Stack direction="row" sx={{ mt: -0.75, mr: -1 }}>
            <Checkbox
              className="choice"
              size="small"
              checked={isSelected}
              onChange={() => toggleSelected(survey.survey_id)}
              slotProps={{ input: { 'aria-label': texts.survey.choose(survey.survey_name) } }}
            />
            <SurveyMenu survey={survey} />
          </Stack>
          <GraphPicture survey={survey} />
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
