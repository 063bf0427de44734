import type { LibraryFile } from '@dialogwerk/shared/contract';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  Stack,
} from '@dialogwerk/shared/ui';
import { Typography, useDates } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { libraryTexts } from '../libraryTexts.ts';
import { factsOf } from '../model/factsOf.ts';
import { removeFile } from '../removeFile.ts';
import { sendFiles } from '../state/sendings.ts';
import { FileFields } from './FileFields.tsx';
import { FilePlaces } from './FilePlaces.tsx';
import { FilePreview } from './FilePreview.tsx';
import { UploadFiles } from './UploadFiles.tsx';

const texts = libraryTexts.file;

interface FileDialogProps {
  readonly file: LibraryFile;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** A file of the library: to see and hear, its words, where it is shown, another content for it, and its end. */
export function FileDialog({ file, mayChange, onClose }: FileDialogProps) {
  const titleId = useId();
  const { short } = useDates();
  const [problem, setProblem] = useState<string | null>(null);
  const [isGoing, setGoing] = useState(false);
  const { file_id, kind, name, created_at, replaced_at } = file;

  async function remove(): Promise<void> {
    setGoing(true);
    const reason = await removeFile(file);
    setGoing(false);
    setProblem(reason);
    if (reason === null) onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} help={{ label: libraryTexts.title, page: 'mediathek', passage: 'ersetzen' }}>
        {name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FilePreview file={file} />
        <Typography variant="body2" color="textSecondary">
          {[factsOf(file), texts.added(short(created_at))].join(' · ')}
          {replaced_at !== null && `, ${texts.replacedAt(short(replaced_at))}`}
        </Typography>
        <FileFields key={file_id} file={file} mayChange={mayChange} />
        <div>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
            {texts.places}
          </Typography>
          <FilePlaces file_id={file_id} />
        </div>
        {mayChange && (
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <UploadFiles
                label={texts.replace}
                accept={`${kind}/*`}
                variant="outlined"
                onFiles={(files) => {
                  sendFiles(files.slice(0, 1), { replaces: { file_id, name } });
                  onClose();
                }}
              />
              <Button color="error" loading={isGoing} onClick={() => void remove()}>
                {texts.remove}
              </Button>
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {texts.replaceHelp}
            </Typography>
            <FormHelperText error role="alert" sx={{ m: 0, '&:empty': { display: 'none' } }}>
              {problem}
            </FormHelperText>
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
