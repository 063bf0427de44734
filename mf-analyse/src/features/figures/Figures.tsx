import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import { formatCount, formatDuration, formatShare } from '../../formats.ts';
import { texts } from '../../texts.ts';
import { completionRate } from './completionRate.ts';

interface FiguresProps {
  readonly started: number;
  readonly finished: number;
  /** Milliseconds; null before the first end. */
  readonly duration: number | null;
}

/** The figures that authors look for first. */
export function Figures({ started, finished, duration }: FiguresProps) {
  const rate = completionRate({ started, finished });
  return (
    <Box
      component="dl"
      aria-label={texts.figures.title}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 1.5, sm: 2.5 },
      }}
    >
      <Figure name={texts.figures.started} value={formatCount(started)} />
      <Figure name={texts.figures.finished} value={formatCount(finished)} />
      <Figure name={texts.figures.completion} value={rate === null ? '–' : formatShare(rate)} />
      <Figure name={texts.figures.duration} value={duration === null ? '–' : formatDuration(duration)} />
    </Box>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Paper
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
    >
      <Typography component="dt" color="textSecondary" sx={{ hyphens: 'auto' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: '1.5rem', sm: '2.25rem' },
          fontWeight: 650,
          lineHeight: 1.2,
          whiteSpace: 'nowrap',
        }}
      >
        {value}
      </Typography>
    </Paper>
  );
}
