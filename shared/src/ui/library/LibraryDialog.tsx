import { useDeferredValue, useState } from 'react';
import type { LibraryFile } from '../../contract/index.ts';
import { FaultAlert } from '../faults/FaultAlert.tsx';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '../material.ts';
import { FormHelperText, LinearProgress, TextField, Typography } from '../material.ts';
import type { LibraryCalls, LibraryWish, TakenFile } from './LibraryCalls.ts';
import { LibraryChoice } from './LibraryChoice.tsx';
import { libraryTexts as texts } from './libraryTexts.ts';
import { useFoundFiles } from './useFoundFiles.ts';

interface LibraryDialogProps {
  readonly wish: LibraryWish;
  readonly calls: LibraryCalls;
  readonly onTake: (taken: TakenFile) => void;
  readonly onClose: () => void;
}

/** The files of the author's workspaces, of which one becomes the dialog's. */
export function LibraryDialog({ wish, calls, onTake, onClose }: LibraryDialogProps) {
  const { kinds } = wish;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { found, retry, more, hasMore } = useFoundFiles(calls.find, search, kinds.length === 1 ? kinds[0] : undefined);
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const files = found.kind === 'loaded' ? found.files.filter(({ kind }) => kinds.includes(kind)) : [];

  async function take({ file_id, name }: LibraryFile): Promise<void> {
    setTaking(file_id);
    const made = await calls.take(file_id, wish);
    setTaking(null);
    if (made.ok) onTake(made.taken);
    else setProblem(texts.notTaken(name, made.reason));
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 }}>
        <Typography variant="body2" color="textSecondary">
          {texts.intro}
        </Typography>
        <TextField
          type="search"
          size="small"
          label={texts.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <FormHelperText error role="alert" sx={{ m: 0, '&:empty': { display: 'none' } }}>
          {problem}
        </FormHelperText>
        {found.kind === 'loading' && <LinearProgress aria-label={texts.loading} />}
        {found.kind === 'failed' && <FaultAlert onRetry={retry}>{texts.fault(found.reason)}</FaultAlert>}
        {found.kind === 'loaded' && (
          <Typography role="status" variant="body2" color="textSecondary">
            {files.length === 0 ? (search === '' ? texts.empty : texts.noHits) : texts.count(found.total)}
          </Typography>
        )}
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
            gap: 1.5,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {files.map((file) => (
            <LibraryChoice
              key={file.file_id}
              file={file}
              isTaking={taking === file.file_id}
              onTake={() => void take(file)}
            />
          ))}
        </Box>
        {found.kind === 'loaded' && hasMore && (
          <Button variant="outlined" sx={{ justifySelf: 'center' }} onClick={() => void more().then(setProblem)}>
            {texts.more(found.total - found.files.length)}
          </Button>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button component="a" href="/mediathek" target="_blank" rel="noopener">
          {texts.manage}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
