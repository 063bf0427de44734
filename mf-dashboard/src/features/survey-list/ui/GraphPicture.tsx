import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Box, laterPart } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $pictures, pictureKey } from '../pictures.ts';

const GraphDrawing = laterPart(async () => (await import('./GraphDrawing.tsx')).GraphDrawing);

/** The top of a dialog's graph in small, to know it again by; decoration, because its name says which it is. */
export function GraphPicture({ survey }: { readonly survey: SurveyListItem }) {
  const picture = useStore($pictures).get(pictureKey(survey));
  return (
    <Box
      aria-hidden
      sx={{
        width: 84,
        height: 104,
        flex: 'none',
        borderRadius: 1.5,
        bgcolor: 'action.hover',
        color: 'primary.main',
        overflow: 'hidden',
        ...(picture?.cut ? { maskImage: 'linear-gradient(black 70%, transparent)' } : {}),
      }}
    >
      {picture && <GraphDrawing picture={picture} />}
    </Box>
  );
}
