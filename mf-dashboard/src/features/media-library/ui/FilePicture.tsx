import type { LibraryFile } from '@dialogwerk/shared/contract';
import { Box, Icon } from '@dialogwerk/shared/ui';
import { mdiFilmstrip, mdiMusicNote } from '@mdi/js';

/** A small picture of a file; its name stands beside it, so this is decoration. */
export function FilePicture({ file: { kind, thumb } }: { readonly file: LibraryFile }) {
  const room = { width: 1, aspectRatio: '4 / 3', flex: 'none', bgcolor: 'action.hover' } as const;
  if (thumb !== null)
    return <Box component="img" src={thumb} alt="" loading="lazy" sx={{ ...room, objectFit: 'cover' }} />;
  return (
    <Box sx={{ ...room, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <Icon path={kind === 'audio' ? mdiMusicNote : mdiFilmstrip} sx={{ fontSize: 48 }} />
    </Box>
  );
}
