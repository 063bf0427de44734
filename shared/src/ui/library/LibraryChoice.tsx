import { mdiFilmstrip, mdiMusicNote } from '@mdi/js';
import type { LibraryFile } from '../../contract/index.ts';
import { Icon } from '../Icon.tsx';
import { Box, ButtonBase, LinearProgress, Typography } from '../material.ts';
import { libraryTexts as texts } from './libraryTexts.ts';

interface LibraryChoiceProps {
  readonly file: LibraryFile;
  readonly isTaking: boolean;
  readonly onTake: () => void;
}

/** A file of the library that the dialog can have. */
export function LibraryChoice({ file: { name, kind, thumb, alt_text }, isTaking, onTake }: LibraryChoiceProps) {
  const room = { width: 1, height: 96, flex: 'none', bgcolor: 'action.hover' } as const;
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <ButtonBase
        aria-label={texts.take(name)}
        disabled={isTaking}
        onClick={onTake}
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
        {thumb === null ? (
          <Box sx={{ ...room, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
            <Icon path={kind === 'audio' ? mdiMusicNote : mdiFilmstrip} fontSize="large" />
          </Box>
        ) : (
          <Box component="img" src={thumb} alt="" loading="lazy" sx={{ ...room, objectFit: 'cover' }} />
        )}
        {isTaking && <LinearProgress aria-label={texts.take(name)} sx={{ width: 1 }} />}
        <Typography component="span" variant="body2" sx={{ p: 1, pb: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ p: 1, pt: 0.5 }}>
          {alt_text === '' ? texts.noAlternative : alt_text.slice(0, 80)}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
