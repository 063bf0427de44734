import { useDeferredValue, useState } from 'react';
import { LIBRARY_LIMITS } from '../../contract/index.ts';
import type { LibraryFile } from '../../contract/index.ts';
import { FaultAlert } from '../faults/FaultAlert.tsx';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '../material.ts';
import { FormHelperText, LinearProgress, TextField, Typography } from '../material.ts';
import type { LibraryCalls, LibraryWish, TakenFile } from './LibraryCalls.ts';
import { LibraryChoice } from './LibraryChoice.tsx';
import { libraryTexts as texts } from './libraryTexts.ts';

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
  const [only = null] = kinds.length === 1 ? kinds : [];
  const list = calls.useFiles(search, only);
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const pages = list.state.kind === 'loaded' ? list.state.value : [];
  const files = pages.flatMap((page) => page.files).filter(({ kind }) => kinds.includes(kind));
  const total = pages.at(-1)?.total ?? 0;

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
        {list.state.kind === 'loading' && <LinearProgress aria-label={texts.loading} />}
        {list.state.kind === 'failed' && (
          <FaultAlert onRetry={list.reload}>{texts.fault(list.state.reason)}</FaultAlert>
        )}
        {list.state.kind === 'loaded' && (
          <Typography role="status" variant="body2" color="textSecondary">
            {files.length === 0 ? (search === '' ? texts.empty : texts.noHits) : texts.count(total)}
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
        {total > files.length && pages.length * LIBRARY_LIMITS.page < total && (
          <Button variant="outlined" sx={{ justifySelf: 'center' }} onClick={() => void more()}>
            {texts.more(total - files.length)}
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

  async function more(): Promise<void> {
    setProblem(await list.more());
  }
}
