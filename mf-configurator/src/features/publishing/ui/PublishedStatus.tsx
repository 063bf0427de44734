import { mdiCloudCheckOutline, mdiCloudUploadOutline } from '@mdi/js';
import { Box, Button, Icon, publicationLabel } from '@dialogwerk/shared/ui';
import { $survey } from '@dialogwerk/shared/state';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { keepUnpublished } from '../effects/keepUnpublished.ts';
import type { Followed } from '../effects/keepUnpublished.ts';
import { texts } from '../texts.ts';

interface PublishedStatusProps extends Followed {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** 'Veröffentlicht' or how much is not, beside the check's result; opens what that is. On a phone its sign and number. */
export function PublishedStatus({ survey_id, $state, isOpen, onOpen }: PublishedStatusProps) {
  useEffect(() => keepUnpublished({ survey_id, $state }), [survey_id, $state]);
  const survey = useStore($survey);
  if (survey?.survey_id !== survey_id) return null;
  const { publication } = survey;
  const behind = publication?.unpublished_changes ?? 0;
  const label = publicationLabel(publication);
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={texts.open(label)}
      aria-expanded={isOpen}
      onClick={onOpen}
      sx={{ flex: 'none', minWidth: 0, gap: 0.75, px: 1, fontWeight: behind > 0 ? 650 : 500 }}
    >
      <Icon path={behind > 0 ? mdiCloudUploadOutline : mdiCloudCheckOutline} fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
        {label}
      </Box>
      {behind > 0 && (
        <Box component="span" sx={{ display: { xs: 'inline', lg: 'none' } }}>
          {behind > 99 ? '99+' : behind}
        </Box>
      )}
    </Button>
  );
}
