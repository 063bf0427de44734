import type { AnsweredFile } from '@dialogwerk/shared/contract';
import { MaterialLink, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { texts } from './texts.ts';

/** A recording to play where it stands, a picture to see, or a file to open. */
export function GivenFile({ file: { name, type, location, answered_at } }: { readonly file: AnsweredFile }) {
  const { file, audio, video } = texts.files;
  const moment = formatShortMoment(answered_at);
  const isSound = type.startsWith('audio/');
  if (!isSound && !type.startsWith('video/')) {
    const title = name || file;
    return (
      <MaterialLink href={location} target="_blank" rel="noopener">
        {type.startsWith('image/') ? (
          <img
            src={location}
            alt={title}
            loading="lazy"
            style={{ display: 'block', maxWidth: '100%', maxHeight: 200, borderRadius: 6 }}
          />
        ) : (
          title
        )}
      </MaterialLink>
    );
  }
  const player = { src: location, controls: true, preload: 'none', style: { maxWidth: '100%' } } as const;
  const title = name || (isSound ? audio : video);
  return (
    <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
      <Typography variant="body2">{`${title}, ${moment}`}</Typography>
      {/* What someone says is not written down: there are no captions to offer. */}
      {isSound ? (
        <audio {...player} aria-label={`${title}, ${moment}`} />
      ) : (
        <video {...player} preload="metadata" width={320} playsInline aria-label={`${title}, ${moment}`} />
      )}
    </Stack>
  );
}
