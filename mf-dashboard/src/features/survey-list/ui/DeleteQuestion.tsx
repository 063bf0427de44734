import type { CallResponse, SurveyListItem } from '@dialogwerk/shared/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { texts } from '../../../texts.ts';

interface DeleteQuestionProps {
  readonly survey: SurveyListItem;
  /** What goes with it. */
  readonly deletion: CallResponse<'surveyDeletion'>;
  readonly onBack: () => void;
  readonly onDelete: () => void;
}

/** Asked before a dialog goes into the bin that is live or has answers: what that means for respondents and results. */
export function DeleteQuestion({ survey, deletion, onBack, onDelete }: DeleteQuestionProps) {
  const titleId = useId();
  const textId = useId();
  const { active, conversations, answers } = deletion;
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.remove.title(survey.survey_name)}
      </DialogTitle>
      <DialogContent id={textId} sx={{ display: 'grid', gap: 1.5 }}>
        {active && <Typography>{texts.remove.live}</Typography>}
        {conversations > 0 && <Typography>{texts.remove.answers(answers, conversations)}</Typography>}
        <Typography>{texts.remove.kept}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onBack}>{texts.cancel}</Button>
        <Button color="error" variant="contained" onClick={onDelete}>
          {texts.remove.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
