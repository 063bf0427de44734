import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { shareCardTexts as texts } from '../texts.ts';

interface ShownCard {
  readonly title: string;
  readonly description: string;
  /** Its address; null for none. */
  readonly picture: string | null;
  /** Whether the picture is above the words, and not beside them. */
  readonly isLarge: boolean;
}

/** No more than so many lines, as services cut it. */
const lines = (most: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: most,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** The card as most services draw it. */
export function CardPreview({ card, host }: { readonly card: ShownCard; readonly host: string }) {
  const headingId = useId();
  const { title, description, picture, isLarge } = card;
  const side = { width: 112, height: 112, flex: 'none' };
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1, minWidth: 0 }}>
      <Typography id={headingId} variant="h3">
        {texts.preview}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexDirection: isLarge ? 'column' : 'row',
          maxWidth: 440,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        {picture !== null && (
          <Box
            component="img"
            src={picture}
            alt={texts.pictureOf}
            sx={{ objectFit: 'cover', ...(isLarge ? { width: '100%', aspectRatio: '1200 / 630' } : side) }}
          />
        )}
        <Stack sx={{ p: 1.5, gap: 0.25, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary" noWrap>
            {host}
          </Typography>
          <Typography sx={{ fontWeight: 600, ...lines(2) }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary" sx={lines(isLarge ? 2 : 3)}>
            {description}
          </Typography>
        </Stack>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {texts.previewText}
      </Typography>
    </Stack>
  );
}
