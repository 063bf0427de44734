import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import { formatCount, formatDuration, formatShare } from '../../../formats.ts';
import { overviewTexts as texts } from '../texts.ts';

/** The figures that authors look for first. Who has only opened the link has not begun. */
export function HeadFigures({ overview }: { readonly overview: CallResponse<'sharedOverview'>['overview'] }) {
  const { total, states, seconds } = overview;
  const begun = total - states.opened;
  return (
    <Box
      component="dl"
      aria-label={texts.title}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 1.5, sm: 2.5 },
      }}
    >
      <Figure name={texts.begun} value={formatCount(begun)} beside={texts.opened(states.opened)} />
      <Figure name={texts.finished} value={formatCount(states.finished)} />
      <Figure
        name={texts.rate}
        value={begun === 0 ? '–' : formatShare(states.finished / begun)}
        beside={begun === 0 ? '' : texts.rateOf(states.finished, begun)}
      />
      <Figure
        name={texts.duration}
        value={seconds === null ? '–' : formatDuration(1000 * seconds.median)}
        beside={
          // One alone has no spread.
          seconds === null || seconds.n === 1
            ? ''
            : texts.spread(formatDuration(1000 * seconds.q1), formatDuration(1000 * seconds.q3))
        }
      />
    </Box>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly beside?: string;
}

function Figure({ name, value, beside = '' }: FigureProps) {
  return (
    <Paper variant="outlined" component="div" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, breakInside: 'avoid' }}>
      <Typography component="dt" variant="body2" color="textSecondary" lang="de" sx={{ hyphens: 'auto' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: { xs: '1.35rem', sm: '2rem' }, fontWeight: 650, whiteSpace: 'nowrap' }}
        >
          {value}
        </Typography>
        {beside !== '' && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {beside}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
