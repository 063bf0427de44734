import { change, usePagedResource } from '@dialogwerk/shared/clients';
import { LIBRARY_LIMITS } from '@dialogwerk/shared/contract';
import type { LibraryFile } from '@dialogwerk/shared/contract';
import type { ShownKind } from '@dialogwerk/shared/dialog';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, FaultAlert } from '@dialogwerk/shared/ui';
import { FormHelperText, LinearProgress, TextField, Typography } from '@dialogwerk/shared/ui';
import { useDeferredValue, useState } from 'react';
import type { Purpose } from '../../keepFile.ts';
import { libraryTexts as texts } from '../../libraryTexts.ts';
import { LibraryChoice } from './LibraryChoice.tsx';

/** A file that the dialog has now, and what stands for it. */
export interface TakenFile {
  readonly filename_db: string;
  /** '' where the library has no words for it. */
  readonly alt_text: string;
}

interface LibraryDialogProps {
  readonly survey_id: string;
  readonly kinds: readonly ShownKind[];
  readonly purpose: Purpose;
  readonly onTake: (taken: TakenFile) => void;
  readonly onClose: () => void;
}

/** The files of the author's workspaces, of which one becomes the dialog's. */
export function LibraryDialog({ survey_id, kinds, purpose, onTake, onClose }: LibraryDialogProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [only] = kinds.length === 1 ? kinds : [];
  const request = { ...(search === '' ? {} : { search }), ...(only === undefined ? {} : { kind: only }) };
  const list = usePagedResource('listLibrary', request, ({ page, total }) =>
    (page + 1) * LIBRARY_LIMITS.page < total ? { ...request, page: page + 1 } : null,
  );
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const pages = list.state.kind === 'loaded' ? list.state.value : [];
  const files = pages.flatMap((page) => page.files).filter(({ kind }) => kinds.includes(kind));
  const total = pages.at(-1)?.total ?? 0;

  async function take({ file_id, name }: LibraryFile): Promise<void> {
    setTaking(file_id);
    const taken = await change('takeFromLibrary', { survey_id, file_id, type: purpose });
    setTaking(null);
    if (!taken.ok) setProblem(texts.notTaken(name, taken.reason));
    else onTake({ filename_db: taken.value.media_file.filename_db, alt_text: taken.value.alt_text });
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
