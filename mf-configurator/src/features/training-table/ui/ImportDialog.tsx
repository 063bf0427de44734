import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { addAll } from '../effects/addAll.ts';
import type { Plan } from '../model/csv.ts';
import { texts } from '../texts.ts';

interface ImportDialogProps {
  readonly id: string;
  /** What the file would do; null for one that is no table of examples. */
  readonly plan: Plan | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Before a file is taken in: what it would add, and which of its lines do not fit. */
export function ImportDialog({ id, plan, onClose, onChanged }: ImportDialogProps) {
  const titleId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const fresh = plan?.additions.reduce((sum, { examples }) => sum + examples.length, 0) ?? 0;
  const add = async (): Promise<void> => {
    if (!plan) return;
    setIsAdding(true);
    const reason = await addAll(id, plan.additions, onChanged);
    setIsAdding(false);
    if (reason === null) onClose();
    else setFault(texts.failed(reason));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} help={{ label: texts.readTitle, page: 'trainieren', passage: 'beispiele' }}>
        {texts.readTitle}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          {plan === null && <Alert severity="error">{texts.noTable}</Alert>}
          {plan && <Typography>{texts.fresh(fresh)}</Typography>}
          {plan && plan.known > 0 && <Typography color="textSecondary">{texts.known(plan.known)}</Typography>}
          {plan && plan.unfit.length > 0 && <Alert severity="warning">{texts.unfit(plan.unfit)}</Alert>}
          {fault !== null && <Alert severity="error">{fault}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{fresh > 0 ? texts.cancel : texts.close}</Button>
        {fresh > 0 && (
          <Button variant="contained" loading={isAdding} onClick={() => void add()}>
            {texts.add}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
