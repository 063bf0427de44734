import { mdiCloudCheckOutline, mdiCloudUploadOutline } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { openPublishing } from '@dialogwerk/shared/state';
import { Box, Button, Icon, publicationLabel, Tooltip } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

/** How the dialog stands to what respondents get: its sign, with how much is unpublished. Opens the steps to them. */
export function PublicationButton({ survey: { survey_id, publication } }: { readonly survey: SurveyData }) {
  const behind = publication?.unpublished_changes ?? 0;
  const isOpen = publication === null || behind > 0;
  const label = publicationLabel(publication);
  return (
    <Tooltip title={label}>
      <Button
        size="small"
        color="inherit"
        aria-label={texts.open(label)}
        onClick={() => openPublishing({ kind: 'dialog', survey_id })}
        sx={{ minWidth: 0, gap: 0.75, px: 1, fontWeight: isOpen ? 650 : 500 }}
      >
        <Icon path={isOpen ? mdiCloudUploadOutline : mdiCloudCheckOutline} fontSize="small" />
        {behind > 0 && <Box component="span">{behind > 99 ? '99+' : behind}</Box>}
      </Button>
    </Tooltip>
  );
}
