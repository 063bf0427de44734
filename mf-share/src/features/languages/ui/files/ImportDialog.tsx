import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
} from '@dialogwerk/shared/ui';
import { useEffect, useId, useState } from 'react';
import { readTranslationFile } from '../../formats/readTranslationFile.ts';
import type { OutgoingFile, ReadFile } from '../../formats/TranslationFile.ts';
import { misplaced, planImport } from '../../model/planImport.ts';
import type { ImportPlan } from '../../model/planImport.ts';
import type { Step } from '../../state/Step.ts';
import { fileTexts as texts, languageTexts } from '../../texts.ts';
import { faultSentence, misplacedSentence } from './faultSentence.ts';
import { PlanView } from './PlanView.tsx';

interface ImportDialogProps {
  readonly file: Blob;
  /** The texts as they are. */
  readonly here: OutgoingFile;
  readonly onTake: (changes: Step['changes']) => Promise<{ readonly refused: string } | { readonly undo: () => void }>;
  readonly onClose: () => void;
}

/** What a file would change, before it is taken; why it cannot be, where it cannot. */
export function ImportDialog({ file, here, onTake, onClose }: ImportDialogProps) {
  const titleId = useId();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    void readTranslationFile(file).then(setRead);
  }, [file]);
  const { fault, plan } = outcomeOf(read, here);
  const count = plan?.taken.length ?? 0;

  async function take({ taken }: ImportPlan): Promise<void> {
    setTaking(true);
    const own = new Map(here.texts.map(({ key, translation }) => [key, translation]));
    const made = await onTake(new Map(taken.map(({ key, after }) => [key, { before: own.get(key) ?? null, after }])));
    setTaking(false);
    if ('refused' in made) return setRefused(texts.notTaken(made.refused));
    onClose();
    showNotice(texts.taken(taken.length), { label: languageTexts.undo, run: made.undo });
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} help={{ label: texts.title, page: 'teilen', passage: 'uebersetzen' }}>
        {texts.title}
      </DialogTitle>
      <DialogContent aria-busy={read === null}>
        <Stack sx={{ gap: 1.5 }}>
          {read === null && <LinearProgress aria-label={texts.title} />}
          {fault !== null && (
            <Alert severity="error">
              {fault} {texts.nothingTaken}
            </Alert>
          )}
          {plan && <PlanView plan={plan} language={here.language} />}
          {refused !== null && <Alert severity="error">{refused}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{count > 0 ? texts.cancel : texts.close}</Button>
        {plan && count > 0 && (
          <Button variant="contained" loading={isTaking} onClick={() => void take(plan)}>
            {texts.take}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function outcomeOf(read: ReadFile | null, here: OutgoingFile): { fault: string | null; plan: ImportPlan | null } {
  if (read === null) return { fault: null, plan: null };
  if (!read.ok) return { fault: faultSentence(read.fault), plan: null };
  const wrong = misplaced(read.file, here);
  if (wrong) return { fault: misplacedSentence(wrong, here.language), plan: null };
  return { fault: null, plan: planImport(read.file, here, TEXT_LIMITS.privacy) };
}
