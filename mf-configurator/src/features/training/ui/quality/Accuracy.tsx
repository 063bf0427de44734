import { Box, Typography } from '@dialogwerk/shared/ui';
import type { Quality } from '../../model/Quality.ts';
import { texts } from '../../texts.ts';

/** The share of examples that are understood rightly, with its interval as a bar. */
export function Accuracy({ quality: { accuracy, zones } }: { readonly quality: Quality }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.quality.accuracy}
      </Typography>
      {accuracy === null ? (
        <Typography color="textSecondary">{texts.quality.tooFew}</Typography>
      ) : (
        <>
          <Typography sx={{ fontWeight: 600 }}>{texts.quality.right(accuracy.right, accuracy.total)}</Typography>
          <Box
            aria-hidden
            sx={{ position: 'relative', height: 10, my: 1, borderRadius: 1, bgcolor: 'action.selected' }}
          >
            <Box
              sx={{ position: 'absolute', inset: 0, borderRadius: 1, bgcolor: 'primary.main' }}
              style={{ left: `${accuracy.low * 100}%`, right: `${(1 - accuracy.high) * 100}%` }}
            />
          </Box>
          <Typography>{texts.quality.interval(accuracy.low, accuracy.high)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.quality.zones(zones.sure, zones.unsure, zones.unknown)} {texts.quality.explained}
          </Typography>
        </>
      )}
    </Box>
  );
}
