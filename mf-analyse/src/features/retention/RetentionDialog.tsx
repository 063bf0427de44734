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
import { useId, useState } from 'react';
import { mayManageAnswers } from '../../model/mayManageAnswers.ts';
import { DaysField } from './DaysField.tsx';
import { readDays } from './readDays.ts';
import type { DaysDraft } from './readDays.ts';
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
  const [deletes, setDeletes] = useState(() => draftOf(kept.delete_after));
  const [anonymises, setAnonymises] = useState(() => draftOf(kept.anonymise_after));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const mayChange = mayManageAnswers(useStore($survey));
  const delete_after = readDays(deletes);
  const anonymise_after = readDays(anonymises);
  const wanted = delete_after === undefined || anonymise_after === undefined ? null : { delete_after, anonymise_after };

  const save = async (days: Pick<Retention, 'delete_after' | 'anonymise_after'>): Promise<void> => {
    setBusy(true);
    const sent = await change('setRetention', { survey_id, ...days });
    setBusy(false);
    if (!sent.ok) {
      setProblem(texts.failed(sent.reason));
      return;
    }
    onClose();
    showNotice(texts.saved, { label: texts.undo, run: () => void takeBack() });
  };
  const takeBack = async (): Promise<void> => {
    const { delete_after: before, anonymise_after: bare } = kept;
    const sent = await change('setRetention', { survey_id, delete_after: before, anonymise_after: bare });
    showNotice(sent.ok ? texts.undone : texts.failed(sent.reason));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted && mayChange) void save(wanted);
      }}
    >
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography>{texts.explained}</Typography>
          <DaysField
            label={texts.deletes}
            help={texts.deletesHelp}
            draft={deletes}
            isReadOnly={!mayChange}
            onChange={setDeletes}
          />
          <DaysField
            label={texts.anonymises}
            help={texts.anonymisesHelp}
            draft={anonymises}
            isReadOnly={!mayChange}
            onChange={setAnonymises}
          />
          {wanted && <RetentionPreview survey_id={survey_id} {...wanted} />}
          {problem !== null && <Alert severity="error">{problem}</Alert>}
          {!mayChange && <Typography color="textSecondary">{texts.mayNot}</Typography>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{mayChange ? texts.cancel : texts.close}</Button>
        {mayChange && (
          <Button type="submit" variant="contained" loading={isBusy} disabled={!wanted}>
            {texts.save}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
