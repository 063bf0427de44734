import type { LibraryFile } from '@dialogwerk/shared/contract';
import { Box, ButtonBase, Chip, Typography } from '@dialogwerk/shared/ui';
import { libraryTexts } from '../libraryTexts.ts';
import { factsOf } from '../model/factsOf.ts';
import { FilePicture } from './FilePicture.tsx';

interface FileCardProps {
  readonly file: LibraryFile;
  readonly onOpen: () => void;
}

/** One file of the library: what it looks like, what it is, and whether words for it are missing. */
export function FileCard({ file, onOpen }: FileCardProps) {
  const { name, alt_text, dialogs } = file;
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={onOpen}
        sx={{
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          textAlign: 'left',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'background.paper',
          '&:hover': { borderColor: 'primary.main' },
          '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
        }}
      >
        <FilePicture file={file} />
        <Box sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
          <Typography component="span" lang="de" sx={{ fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {factsOf(file)}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {libraryTexts.inDialogs(dialogs)}
          </Typography>
          {alt_text === '' && (
            <Chip size="small" color="warning" variant="outlined" label={libraryTexts.noAlternative} />
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}
