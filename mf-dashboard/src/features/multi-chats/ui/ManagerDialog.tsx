import { reasonOf } from '@dialogwerk/shared/clients';
import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { texts } from '../../../texts.ts';
import { managerTexts } from '../managerTexts.ts';
import { saveManager } from '../saveManager.ts';
import type { NamedSurvey } from '../model/chosenInOrder.ts';
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
  const [name, setName] = useState(manager?.name ?? '');
  const [chosen, setChosen] = useState<readonly NamedSurvey[]>(manager?.connected_surveys ?? []);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = name.trim() === '' ? managerTexts.nameMissing : managerTexts.dialogsMissing;
    if (name.trim() === '' || chosen.length < 2) {
      setProblem(missing);
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      onSaved(
        await saveManager(manager?.dialog_manager_id ?? null, {
          name: name.trim(),
          survey_ids: chosen.map(({ survey_id }) => survey_id),
        }),
      );
    } catch (error) {
      setSaving(false);
      setProblem(reasonOf(error));
    }
  }

  const title = manager ? managerTexts.changeTitle : managerTexts.createTitle;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} help={{ label: title, page: 'multi-chat', passage: 'anlegen' }}>
        {title}
      </DialogTitle>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            fullWidth
            required
            margin="dense"
            label={managerTexts.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: SURVEY_NAME_LIMIT, autoComplete: 'off' } }}
          />
          <SurveyChoice chosen={chosen} onChosen={setChosen} />
          {problem !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={saving}>
            {manager ? managerTexts.save : managerTexts.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
