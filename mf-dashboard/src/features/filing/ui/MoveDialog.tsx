import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { fileSurveys } from '../../../listed/fileSurveys.ts';
import { namesOf } from '../../../listed/model/namesOf.ts';
import { useFolders } from '../../../listed/useFolders.ts';
import { clearSelection } from '../../../listed/state/selection.ts';
import { texts as shared } from '../../../texts.ts';
import { saveFolder } from '../saveFolder.ts';
import { filingTexts } from '../filingTexts.ts';
import { Choices } from './Choices.tsx';

const { folder: texts } = filingTexts;

interface MoveDialogProps {
  readonly surveys: readonly SurveyListItem[];
  readonly onClose: () => void;
}

const NONE = 'none';
const NEW = 'new';

/** Asks for the folder that dialogs shall be in: one that is there, a new one, or none. */
export function MoveDialog({ surveys, onClose }: MoveDialogProps) {
  const titleId = useId();
  const folders = useFolders()?.folders ?? [];
  const here = new Set(surveys.map(({ folder_id }) => folder_id));
  const [first] = here;
  const [chosen, setChosen] = useState(here.size === 1 && first ? first : folders.length === 0 ? NEW : NONE);
  const [name, setName] = useState('');
  const isUnnamed = chosen === NEW && name.trim() === '';

  async function move(): Promise<void> {
    const folder = chosen === NEW ? { folder_id: crypto.randomUUID(), name: name.trim() } : null;
    if (folder) {
      const reason = await saveFolder(folder);
      if (reason !== null) return showNotice(texts.notMade(reason));
    }
    const into = folder ?? folders.find(({ folder_id }) => folder_id === chosen) ?? null;
    const folder_id = into?.folder_id ?? null;
    clearSelection();
    await fileSurveys(
      surveys,
      (filing) => ({ ...filing, folder_id }),
      texts.done(namesOf(surveys), into?.name ?? null),
    );
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.title(namesOf(surveys))}
      </DialogTitle>
      <DialogContent>
        <Choices
          legend={texts.legend}
          chosen={chosen}
          onChoose={setChosen}
          choices={[
            { value: NONE, label: texts.none },
            ...folders.map((folder) => ({ value: folder.folder_id, label: folder.name })),
            { value: NEW, label: texts.add },
          ]}
        />
        {chosen === NEW && (
          <TextField
            fullWidth
            size="small"
            margin="dense"
            label={texts.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: FILING_LIMITS.name, autoComplete: 'off' } }}
          />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.own}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{shared.cancel}</Button>
        <Button
          variant="contained"
          disabled={isUnnamed}
          onClick={() => {
            onClose();
            void move();
          }}
        >
          {texts.move}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
