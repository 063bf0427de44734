import { patch, send } from '@dialogwerk/shared/clients';
import type { AdminSurvey, CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, Chip, ListItem, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { AddressForm } from './AddressForm.tsx';

/** One dialog: whose it is and how it stands; it can be given to another owner, who gets a deleted one restored. */
export function SurveyRow({ survey }: { readonly survey: AdminSurvey }) {
  const { moment } = useDates();
  const [isGiving, setIsGiving] = useState(false);
  const { survey_id, survey_name, owner, questions, finished, updated_at, deleted_at } = survey;
  const status =
    deleted_at === null
      ? { label: survey.active ? texts.live : texts.inactive, color: survey.active ? ('success' as const) : undefined }
      : { label: texts.deleted(moment(deleted_at)), color: 'error' as const };

  return (
    <ListItem sx={{ display: 'block' }}>
      <Stack direction="row" sx={{ columnGap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {survey_name}
            </Box>
            <Chip
              size="small"
              variant={status.color === 'success' ? 'filled' : 'outlined'}
              label={status.label}
              {...(status.color ? { color: status.color } : {})}
            />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {owner ?? texts.noOwner}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.surveyMeta(questions, finished, moment(updated_at))}
          </Typography>
        </Box>
        {!isGiving && (
          <Button
            size="small"
            aria-label={texts.handOverOf(survey_name)}
            onClick={() => setIsGiving(true)}
            sx={{ ml: { xs: -0.5, sm: 0 } }}
          >
            {deleted_at === null ? texts.handOver : texts.restore}
          </Button>
        )}
      </Stack>
      {isGiving && (
        <Box sx={{ mt: 1.5 }}>
          <AddressForm
            label={texts.newOwner}
            submitLabel={texts.handOverNow}
            onCancel={() => setIsGiving(false)}
            onSubmit={async (username) => {
              await send(
                'adminHandOver',
                { survey_id, username },
                { answered: (now) => [patch('adminSurveys', {}, withSurvey(now.survey))] },
              );
              setIsGiving(false);
              showNotice(texts.handedOver(survey_name, username));
            }}
          />
        </Box>
      )}
    </ListItem>
  );
}

/** A page of dialogs with this one as it is now. */
const withSurvey =
  (now: AdminSurvey) =>
  ({ surveys, total }: CallResponse<'adminSurveys'>): CallResponse<'adminSurveys'> => ({
    surveys: surveys.map((other) => (other.survey_id === now.survey_id ? now : other)),
    total,
  });
