import { reasonOf } from '@dialogwerk/shared/clients';
import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FormField } from '../../../FormField.ts';
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

interface ManagerFields {
  readonly name: string;
  readonly chosen: readonly NamedSurvey[];
}

/** Asks for a multi-chat's name, its dialogs and their order. */
export function ManagerDialog({ manager, onClose, onSaved }: ManagerDialogProps) {
  const titleId = useId();
  const { control, handleSubmit, formState, setError } = useForm<ManagerFields>({
    defaultValues: { name: manager?.name ?? '', chosen: manager?.connected_surveys ?? [] },
  });
  const { errors, isSubmitting } = formState;
  const { field } = useController({
    control,
    name: 'chosen',
    rules: { validate: (chosen) => chosen.length >= 2 || managerTexts.dialogsMissing },
  });
  const problem = errors.chosen?.message ?? errors.root?.message;

  const submit = handleSubmit(async ({ name, chosen }) => {
    const survey_ids = chosen.map(({ survey_id }) => survey_id);
    try {
      onSaved(await saveManager(manager?.dialog_manager_id ?? null, { name: name.trim(), survey_ids }));
    } catch (error) {
      setError('root', { message: reasonOf(error) });
    }
  });

  const title = manager ? managerTexts.changeTitle : managerTexts.createTitle;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} help={{ label: title, page: 'multi-chat', passage: 'anlegen' }}>
        {title}
      </DialogTitle>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          <FormField
            control={control}
            name="name"
            rules={{ validate: (name) => filled(name) || managerTexts.nameMissing }}
            required
            margin="dense"
            label={managerTexts.name}
            slotProps={{ htmlInput: { maxLength: SURVEY_NAME_LIMIT, autoComplete: 'off' } }}
          />
          <SurveyChoice chosen={field.value} onChosen={field.onChange} />
          {problem !== undefined && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {manager ? managerTexts.save : managerTexts.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
