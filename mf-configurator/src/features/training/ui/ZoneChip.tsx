import type { UnderstandingZone } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { zoneTexts } from '../texts.ts';

const tones = { sure: 'success.dark', unsure: 'info.dark', unknown: 'error.dark' } as const;

/** How a reply is understood, in a word; the colour only underlines it. */
export function ZoneChip({ zone }: { readonly zone: UnderstandingZone }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        border: 1,
        borderRadius: 4,
        color: tones[zone],
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {zoneTexts[zone]}
    </Box>
  );
}
