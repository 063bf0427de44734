import { mdiCloudUploadOutline } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { openPublishing } from '@dialogwerk/shared/state';
import {
  Button,
  Icon,
  PageHelp,
  PublicationChip,
  publicationTexts,
  Stack,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { texts } from '../../../texts.ts';

/** Whether respondents get the dialog as its authors see it, and the way to the steps that see to it. */
export function PublicationLine({ survey }: { readonly survey: SurveyData }) {
  const { publication, live_switch, survey_id } = survey;
  const { moment } = useDates();
  const isBehind = publication === null || publication.unpublished_changes > 0;
  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <PublicationChip publication={publication} />
        <PageHelp label={texts.publication.title} page="teilen" passage="stand" />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {publication && texts.publication.since(moment(publication.published_at), publication.author?.name ?? null)}{' '}
        {isBehind && publicationTexts.rule} {isBehind && live_switch === 0 && texts.publication.role}
      </Typography>
      <Button
        variant={isBehind && live_switch === 1 ? 'contained' : 'text'}
        startIcon={<Icon path={mdiCloudUploadOutline} />}
        onClick={() => openPublishing({ kind: 'dialog', survey_id })}
        sx={{ mt: 1, ...(isBehind && live_switch === 1 ? {} : { ml: -1 }) }}
      >
        {isBehind && live_switch === 1 ? publicationTexts.publish : texts.publication.look}
      </Button>
    </div>
  );
}
