import { change, useResource } from '@dialogwerk/shared/clients';
import type { Retention } from '@dialogwerk/shared/contract';
import { $survey, showNotice } from '@dialogwerk/shared/state';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Skeleton,
  Stack,
  Typography,
} from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { mayManageAnswers } from '../../model/mayManageAnswers.ts';
import { DaysField } from './DaysField.tsx';
import { readDays } from './readDays.ts';
import type { DaysDraft, RetentionDraft } from './readDays.ts';
import { RetentionPreview } from './RetentionPreview.tsx';
import { retentionTexts as texts } from './texts.ts';

interface RetentionDialogProps {
  readonly survey_id: string;
  readonly onClose: () => void;
}

/** How long what respondents said is kept, with what would go. */
export default function RetentionDialog({ survey_id, onClose }: RetentionDialogProps) {
  const titleId = useId();
  const { state, reload } = useResource('retention', { survey_id });
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} help={{ label: texts.title, page: 'aufbewahrung', passage: 'frist' }}>
        {texts.title}
      </DialogTitle>
      {state.kind === 'loaded' ? (
        <RetentionForm survey_id={survey_id} kept={state.value} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {state.kind === 'loading' && (
              <Skeleton role="progressbar" aria-label={texts.loading} variant="rounded" height={240} />
            )}
            {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.loadFailed(state.reason)}</FaultAlert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{texts.close}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface RetentionFormProps extends RetentionDialogProps {
  readonly kept: Retention;
}

/** Offered where nothing was set yet: a year. */
const USUAL_DAYS = 365;

const draftOf = (days: number | null): DaysDraft => ({ isOn: days !== null, typed: String(days ?? USUAL_DAYS) });

function RetentionForm({ survey_id, kept, onClose }: RetentionFormProps) {
  const { control, handleSubmit, formState, setError } = useForm<RetentionDraft>({
    mode: 'onChange',
    defaultValues: { deletes: draftOf(kept.delete_after), anonymises: draftOf(kept.anonymise_after) },
  });
  const { errors, isSubmitting } = formState;
  const [deletes, anonymises] = useWatch({ control, name: ['deletes', 'anonymises'] });
  const mayChange = mayManageAnswers(useStore($survey));
  const delete_after = readDays(deletes);
  const anonymise_after = readDays(anonymises);
  const wanted = delete_after === undefined || anonymise_after === undefined ? null : { delete_after, anonymise_after };

  const save = handleSubmit(async () => {
    if (!wanted || !mayChange) return;
    const sent = await change('setRetention', { survey_id, ...wanted });
    if (!sent.ok) return setError('root', { message: texts.failed(sent.reason) });
    onClose();
    showNotice(texts.saved, { label: texts.undo, run: () => void takeBack() });
  });
  const takeBack = async (): Promise<void> => {
    const { delete_after: before, anonymise_after: bare } = kept;
    const sent = await change('setRetention', { survey_id, delete_after: before, anonymise_after: bare });
    showNotice(sent.ok ? texts.undone : texts.failed(sent.reason));
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography>{texts.explained}</Typography>
          <DaysField
            control={control}
            name="deletes"
            label={texts.deletes}
            help={texts.deletesHelp}
            isReadOnly={!mayChange}
          />
          <DaysField
            control={control}
            name="anonymises"
            label={texts.anonymises}
            help={texts.anonymisesHelp}
            isReadOnly={!mayChange}
          />
          {wanted && <RetentionPreview survey_id={survey_id} {...wanted} />}
          {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          {!mayChange && <Typography color="textSecondary">{texts.mayNot}</Typography>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{mayChange ? texts.cancel : texts.close}</Button>
        {mayChange && (
          <Button type="submit" variant="contained" loading={isSubmitting} disabled={!wanted}>
            {texts.save}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
