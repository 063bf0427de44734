import { bubbleLine, bubblesOf } from '@dialogwerk/shared/dialog';
import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatDecimal } from '@dialogwerk/shared/numbers';
import { texts } from '../../texts.ts';

/** The bubbles of a text with the pauses between them; nothing for a text of one bubble without a pause. */
export function BubblePreview({ text }: { readonly text: string }) {
  const bubbles = bubblesOf(text).map((bubble, index) =>
    Object.assign({}, bubble, { key: `${index} ${bubble.context}`, said: bubbleLine(bubble) }),
  );
  if (!bubbles.some(({ pause }, index) => pause > 0 || index > 0)) return null;
  return (
    <Box role="group" aria-label={texts.bubbles} sx={{ mt: -1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {texts.bubbles}
      </Typography>
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', alignItems: 'flex-start' }}>
        {bubbles.map(({ said, pause, key }) => (
          <Box component="li" key={key} sx={{ maxWidth: '100%' }}>
            {pause > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 0.25 }}>
                {texts.pause(formatDecimal(pause / 1_000, 1))}
              </Typography>
            )}
            <Typography
              variant="body2"
              sx={{
                px: 1.5,
                py: 0.75,
                my: 0.25,
                borderRadius: '4px 14px 14px 14px',
                bgcolor: 'action.selected',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
              }}
            >
              {said}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
