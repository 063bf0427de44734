import { Box, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatMean, formatShare } from '../../formats.ts';
import { texts } from '../../texts.ts';
import type { ratingsOf } from './ratingsOf.ts';

/** The mean rating and how many gave which; each bar carries its figures as text. */
export function RatingBars({ mean, rated, rows }: NonNullable<ReturnType<typeof ratingsOf>>) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 2, sm: 5 }, alignItems: { sm: 'center' } }}>
        <Box sx={{ flexShrink: 0 }}>
          <Typography component="p" sx={{ fontSize: '2.25rem', fontWeight: 650, lineHeight: 1.2 }}>
            {texts.feedback.mean(formatMean(mean))}
          </Typography>
          <Typography color="textSecondary">{texts.feedback.rated(rated)}</Typography>
        </Box>
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.75, flexGrow: 1, listStyle: 'none' }}>
          {rows.map(({ rating, count, share }) => (
            <Box
              component="li"
              key={rating}
              sx={{
                display: 'grid',
                gridTemplateColumns: '1.25rem 1fr 6rem',
                gap: 1.5,
                alignItems: 'center',
                typography: 'body2',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              <span>{rating}</span>
              <Box aria-hidden sx={{ height: 10, borderRadius: 5, overflow: 'hidden', bgcolor: 'action.hover' }}>
                <Box
                  sx={{ height: 1, borderRadius: 5, bgcolor: 'primary.main' }}
                  style={{ width: `${share * 100}%` }}
                />
              </Box>
              <span>
                <strong>{formatCount(count)}</strong>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  ({formatShare(share)})
                </Box>
              </span>
            </Box>
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}
