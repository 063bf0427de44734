import type { LibraryFile } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { libraryTexts } from '../libraryTexts.ts';

/** A file to see or hear. */
export function FilePreview({ file: { kind, name, location, thumb, alt_text } }: { readonly file: LibraryFile }) {
  const label = libraryTexts.file.player(name);
  if (kind === 'audio')
    return <Box component="audio" controls preload="none" src={location} aria-label={label} sx={{ width: 1 }} />;
  const room = { maxWidth: 1, maxHeight: 320, borderRadius: 1, justifySelf: 'start', bgcolor: 'action.hover' };
  if (kind === 'image')
    return (
      <Box component="img" src={sharperOf(location, thumb)} alt={alt_text} sx={{ ...room, objectFit: 'contain' }} />
    );
  return (
    <Box
      component="video"
      controls
      preload="none"
      {...(thumb === null ? {} : { poster: thumb })}
      src={location}
      aria-label={label}
      sx={{ ...room, width: 1 }}
    />
  );
}

/** As wide as the dialog shows it on a fine screen, where there is a smaller one at all. */
function sharperOf(location: string, thumb: string | null): string {
  return thumb === null || thumb === location ? location : `${location}?w=960`;
}
