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
import { addAll } from '../addAll.ts';
import type { ReadFile } from '../formats/readTrainingFile.ts';
import { planOf } from '../model/planOf.ts';
import type { Chosen } from '../model/planOf.ts';
import type { TableBlock } from '../model/TableRow.ts';
import { texts } from '../texts.ts';
import { PlanView } from './PlanView.tsx';
import { UnknownTargets } from './UnknownTargets.tsx';

interface ImportDialogProps {
  readonly id: string;
  /** What was read; null for a file of no known kind. */
  readonly file: ReadFile | null;
  readonly blocks: readonly TableBlock[];
  readonly onClose: () => void;
}

/** Before a file is taken in: what it would add, what not and why, and where unknown targets belong. */
export function ImportDialog({ id, file, blocks, onClose }: ImportDialogProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [isAdding, setIsAdding] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const plan = file && planOf(file.content, blocks, chosen);
  const fresh = plan?.additions.length ?? 0;
  const add = async (): Promise<void> => {
    if (!plan) return;
    setIsAdding(true);
    const reason = await addAll(id, plan.additions);
    setIsAdding(false);
    if (reason === null) onClose();
    else setFault(texts.failed(reason));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} help={{ label: texts.read, page: 'trainieren', passage: 'dateien' }}>
        {texts.read}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          {plan === null && <Alert severity="error">{texts.noTable}</Alert>}
          {file && <Typography color="textSecondary">{texts.recognised(file.format.name)}</Typography>}
          {plan && <PlanView plan={plan} blocks={blocks} />}
          {plan && plan.unknown.length > 0 && (
            <UnknownTargets unknown={plan.unknown} blocks={blocks} chosen={chosen} onChosen={setChosen} />
          )}
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
