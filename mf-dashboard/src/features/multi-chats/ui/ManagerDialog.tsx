import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import type { DialogManager, SurveyListItem } from '@dialogwerk/shared/contract';
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@dialogwerk/shared/ui';
import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { texts } from '../../../texts.ts';
import { saveManager } from '../effects/saveManager.ts';
import { SurveyChoice } from './SurveyChoice.tsx';

interface ManagerDialogProps {
  /** null for a new one. */
  readonly manager: DialogManager | null;
  readonly onClose: () => void;
  readonly onSaved: (manager: DialogManager) => void;
}

/** Asks for a multi-chat's name, its dialogs and their order. */
export function ManagerDialog({ manager, onClose, onSaved }: ManagerDialogProps) {
  const titleId = useId();
  const [surveys, setSurveys] = useState<readonly SurveyListItem[] | null>(null);
  const [name, setName] = useState(manager?.name ?? '');
  const [chosen, setChosen] = useState(manager?.connected_surveys.map(({ survey_id }) => survey_id) ?? []);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    authorClient.call('listSurveys', {}, { signal: controller.signal }).then(
      ({ surveys: all }) => setSurveys(all.filter(({ bearbeiten }) => bearbeiten === 1)),
      (error: unknown) => controller.signal.aborted || setProblem(reasonOf(error)),
    );
    return () => controller.abort();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = name.trim() === '' ? texts.managers.nameMissing : texts.managers.dialogsMissing;
    if (name.trim() === '' || chosen.length < 2) {
      setProblem(missing);
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      onSaved(await saveManager(manager?.dialog_manager_id ?? null, { name: name.trim(), survey_ids: chosen }));
    } catch (error) {
      setSaving(false);
      setProblem(reasonOf(error));
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{manager ? texts.managers.changeTitle : texts.managers.createTitle}</DialogTitle>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            fullWidth
            required
            margin="dense"
            label={texts.managers.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: SURVEY_NAME_LIMIT, autoComplete: 'off' } }}
          />
          {surveys && <SurveyChoice surveys={surveys} chosen={chosen} onChosen={setChosen} />}
          {!surveys && problem === null && (
            <CircularProgress aria-label={texts.list.loading} sx={{ display: 'block', mx: 'auto', my: 4 }} />
          )}
          {problem !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={saving} disabled={!surveys}>
            {manager ? texts.managers.save : texts.managers.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
