import { CODES_LIMIT } from '@dialogwerk/shared/contract';
import type { CountedCode } from '@dialogwerk/shared/contract';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import type { CodebookFile } from '../model/codebook.ts';
import { planCodes } from '../model/planCodes.ts';
import type { CodePlan } from '../model/planCodes.ts';
import { codingTexts } from '../texts.ts';
import type { Codes } from '../useCodes.ts';

const texts = codingTexts.codebook;

interface CodebookDialogProps {
  readonly file: CodebookFile;
  /** Those that there are. */
  readonly codes: readonly CountedCode[];
  readonly onAdd: Codes['addAll'];
  readonly onClose: () => void;
}

/** Before a codebook is taken in: what comes, what stays, and which lines are no codes. */
export function CodebookDialog({ file, codes, onAdd, onClose }: CodebookDialogProps) {
  const titleId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const plan = file.kind === 'read' ? planCodes(file.entries, codes) : null;
  const fresh = plan && !plan.isTooMany ? plan.fresh : [];
  const add = async (): Promise<void> => {
    setIsAdding(true);
    const reason = await onAdd(fresh, codes);
    setIsAdding(false);
    if (reason === null) onClose();
    else setFault(texts.failed(reason));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} help={{ label: texts.title, page: 'auswerten', passage: 'codebuch' }}>
        {texts.title}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          {file.kind === 'refused' && <Alert severity="error">{texts.failed(file.reason)}</Alert>}
          {plan && <Preview plan={plan} there={codes.length} />}
          {file.kind === 'read' && file.faults.length > 0 && (
            <Alert severity="warning">
              {texts.unfit}
              <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
                {file.faults.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </Box>
            </Alert>
          )}
          {fault !== null && <Alert severity="error">{fault}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{fresh.length > 0 ? texts.cancel : texts.close}</Button>
        {fresh.length > 0 && (
          <Button variant="contained" loading={isAdding} onClick={() => void add()}>
            {texts.add}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Preview({ plan: { fresh, kept, isTooMany }, there }: { readonly plan: CodePlan; readonly there: number }) {
  return (
    <>
      {isTooMany && <Alert severity="error">{texts.tooMany(CODES_LIMIT, there)}</Alert>}
      {!isTooMany && <Typography>{texts.fresh(fresh.length)}</Typography>}
      {!isTooMany && fresh.length > 0 && (
        <Box
          component="ul"
          aria-label={texts.freshList}
          tabIndex={0}
          sx={{ m: 0, pl: 2.5, maxHeight: 260, overflowY: 'auto', overflowWrap: 'anywhere' }}
        >
          {fresh.map(({ name, description }) => (
            <li key={name}>
              <strong>{name}</strong>
              {description !== '' && (
                <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
                  {description}
                </Typography>
              )}
            </li>
          ))}
        </Box>
      )}
      {kept.length > 0 && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {texts.kept(kept)}
        </Typography>
      )}
    </>
  );
}
