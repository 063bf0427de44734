import { errorsOf, publish, reasonOf } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import {
  Button,
  GoLiveDialog,
  publicationTexts,
  PublicationChip,
  Stack,
  Typography,
  useDates,
  usePublishing,
} from '@dialogwerk/shared/ui';
import { Link, useNavigate } from '@dialogwerk/shared/ui/router';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

/** Whether respondents get the dialog as its authors see it, and the button that sees to it. */
export function PublicationPanel({ survey }: { readonly survey: SurveyData }) {
  const { publication, live_switch, bearbeiten } = survey;
  const publishing = usePublishing(survey, { errorsOf, publish, reasonOf });
  const navigate = useNavigate();
  const { moment } = useDates();
  const tool = (name: string) => `/configurator/${encodeURIComponent(survey.survey_id)}?tool=${name}`;
  const isBehind = publication !== null && publication.unpublished_changes > 0;

  return (
    <Panel title={texts.publication.title} help="stand">
      <PublicationChip publication={publication} />
      <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {publication && texts.publication.since(moment(publication.published_at), publication.author?.name ?? null)}{' '}
        {publicationTexts.rule}
      </Typography>
      {isBehind && live_switch === 0 && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {texts.publication.role}
        </Typography>
      )}
      {isBehind && (
        <Stack direction="row" sx={{ mt: 2, gap: 1.5, flexWrap: 'wrap' }}>
          {live_switch === 1 && (
            <Button
              variant="contained"
              loading={publishing.isPublishing}
              onClick={() => void publishing.publishDraft()}
            >
              {publicationTexts.publish}
            </Button>
          )}
          {bearbeiten === 1 && (
            <Button variant="outlined" component={Link} to={tool('publishing')}>
              {texts.publication.look}
            </Button>
          )}
        </Stack>
      )}
      {publishing.errors && (
        <GoLiveDialog
          act="publish"
          errors={publishing.errors}
          onBack={publishing.giveUp}
          onToCheck={() => void navigate(tool('proof'))}
          onGoLive={() => void publishing.publishAnyway()}
        />
      )}
    </Panel>
  );
}
