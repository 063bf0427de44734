import { mediaKindOf } from '@dialogwerk/shared/dialog';
import { publicMediaPath } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { texts } from '../../texts.ts';

/** A file of the dialog to see or hear. Its text for others stands beside it, so the picture itself is decoration here. */
export function MediaPreview({ filename_db }: { readonly filename_db: string }) {
  const src = publicMediaPath(filename_db);
  switch (mediaKindOf(filename_db)) {
    case 'image':
      return (
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          sx={{ maxWidth: 1, maxHeight: 160, objectFit: 'contain', alignSelf: 'flex-start', borderRadius: 1 }}
        />
      );
    case 'audio':
      return <Box component="audio" controls preload="none" src={src} aria-label={texts.preview} sx={{ width: 1 }} />;
    case 'video':
      return (
        <Box
          component="video"
          controls
          preload="none"
          src={src}
          aria-label={texts.preview}
          sx={{ width: 1, maxHeight: 200, borderRadius: 1, bgcolor: 'common.black' }}
        />
      );
    case null:
      return null;
  }
}
