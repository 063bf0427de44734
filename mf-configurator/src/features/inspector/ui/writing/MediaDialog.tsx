import { libraryCalls } from '@dialogwerk/shared/clients';
import { mediaKindOf } from '@dialogwerk/shared/dialog';
import type { ShownKind } from '@dialogwerk/shared/dialog';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Icon,
  LibraryButton,
  LinearProgress,
  Typography,
} from '@dialogwerk/shared/ui';
import { mdiFilmstrip, mdiMusicNote } from '@mdi/js';
import { publicMediaPath } from '@dialogwerk/shared/contract';
import { texts as inspectorTexts } from '../../texts.ts';
import { writingTexts as texts } from '../../writingTexts.ts';
import { UploadButton } from '../fields/UploadButton.tsx';
import { useMediaFiles } from '../fields/useMediaFiles.ts';

interface MediaDialogProps {
  readonly survey_id: string;
  readonly kinds: readonly ShownKind[];
  readonly onTake: (filename_db: string, alt_text?: string) => void;
  readonly onClose: () => void;
}

/** A file for a message: a new one, or one that the dialog has already. */
export function MediaDialog({ survey_id, kinds, onTake, onClose }: MediaDialogProps) {
  const { state: known, reload } = useMediaFiles(survey_id);
  const files = known.kind === 'loaded' ? known.value : [];
  const offered = files.filter(({ filename_db }) => kinds.some((kind) => kind === mediaKindOf(filename_db)));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle help={{ label: texts.insertMedia, page: 'medien', passage: 'zeigen' }}>
        {texts.insertMedia}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 280 }}>
        <Typography variant="body2" color="textSecondary">
          {texts.mediaHelp}
        </Typography>
        <UploadButton label={texts.newFile} kinds={kinds} purpose="block" onKept={onTake} />
        <Box>
          <LibraryButton
            survey_id={survey_id}
            kinds={kinds}
            purpose="block"
            calls={libraryCalls}
            onTake={({ filename_db, alt_text }) => onTake(filename_db, alt_text)}
          />
        </Box>
        {known.kind === 'failed' && (
          <FaultAlert onRetry={reload}>{inspectorTexts.filesNotListed(known.reason)}</FaultAlert>
        )}
        {known.kind === 'loading' && <LinearProgress aria-label={texts.loadingFiles} />}
        {known.kind === 'loaded' && (
          <Typography component="h3" variant="subtitle2">
            {offered.length === 0 ? texts.noFiles : texts.filesOfDialog}
          </Typography>
        )}
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
            gap: 1.5,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {offered.map(({ filename_db, misc }) => (
            <Box component="li" key={filename_db} sx={{ display: 'grid' }}>
              <ButtonBase
                onClick={() => onTake(filename_db)}
                sx={{
                  flexDirection: 'column',
                  justifyContent: 'flex-start',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1.5,
                  overflow: 'hidden',
                  '&:hover, &:focus-visible': { borderColor: 'primary.main', bgcolor: 'action.hover' },
                }}
              >
                <Thumbnail filename_db={filename_db} />
                <Typography variant="body2" sx={{ p: 1, overflowWrap: 'anywhere' }}>
                  {misc ?? filename_db}
                </Typography>
              </ButtonBase>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Thumbnail({ filename_db }: { readonly filename_db: string }) {
  const kind = mediaKindOf(filename_db);
  const room = { width: 1, height: 88, flex: 'none' };
  if (kind === 'image')
    return (
      <Box
        component="img"
        src={publicMediaPath(filename_db)}
        alt=""
        loading="lazy"
        sx={{ ...room, objectFit: 'cover', bgcolor: 'action.hover' }}
      />
    );
  return (
    <Box sx={{ ...room, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'text.secondary' }}>
      <Icon path={kind === 'audio' ? mdiMusicNote : mdiFilmstrip} fontSize="large" />
    </Box>
  );
}
