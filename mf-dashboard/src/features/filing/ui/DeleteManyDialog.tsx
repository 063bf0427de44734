import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { deleteSurveys } from '../../../listed/deleteSurveys.ts';
import { namesOf } from '../../../listed/model/namesOf.ts';
import { mayDelete } from '../../../listed/model/mayDelete.ts';
import { clearSelection } from '../../../listed/state/selection.ts';
import { texts as shared } from '../../../texts.ts';
import { filingTexts } from '../filingTexts.ts';

const { deletion: texts } = filingTexts;

interface DeleteManyDialogProps {
  readonly surveys: readonly SurveyListItem[];
  readonly onClose: () => void;
}

/** Asked before several dialogs go into the bin: what that means for respondents and results. */
export function DeleteManyDialog({ surveys, onClose }: DeleteManyDialogProps) {
  const titleId = useId();
  const textId = useId();
  const own = surveys.filter(mayDelete);
  const live = own.filter(({ active }) => active).length;
  const finished = own.reduce((sum, survey) => sum + survey.finished, 0);
  const others = surveys.length - own.length;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{texts.title(namesOf(own))}</DialogTitle>
      <DialogContent id={textId} sx={{ display: 'grid', gap: 1.5 }}>
        {live > 0 && <Typography>{texts.live(live)}</Typography>}
        {finished > 0 && <Typography>{texts.answers(finished)}</Typography>}
        {others > 0 && <Typography>{texts.others(others)}</Typography>}
        <Typography>{own.length === 1 ? texts.keptOne : texts.kept}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{shared.cancel}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={own.length === 0}
          onClick={() => {
            onClose();
            clearSelection();
            void deleteSurveys(own);
          }}
        >
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
