import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import type { Chats } from '../../model/Chats.ts';
import { publishTexts as texts } from '../../publishTexts.ts';

interface ChatsReviewProps {
  readonly chats: Chats;
  readonly changes: NonNullable<CallResponse<'managerApprovals'>['changes']>;
}

/** What approving a multi-chat would change: in which of its dialogs how much, and beside them. */
export function ChatsReview({ chats, changes: { unpublished_changes, changed_surveys } }: ChatsReviewProps) {
  const names = new Map(chats.surveys.map(({ survey_id, survey_name }) => [survey_id, survey_name]));
  const beside = unpublished_changes - changed_surveys.reduce((sum, { changes }) => sum + changes, 0);
  if (unpublished_changes === 0) return <Typography variant="body2">{texts.nothing}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {changed_surveys.map(({ survey_id, changes }) => (
        <li key={survey_id}>{texts.changedIn(names.get(survey_id) ?? '', changes)}</li>
      ))}
      {beside > 0 && <li>{texts.changedBeside(beside)}</li>}
    </Box>
  );
}
