import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import { formatCount, formatDuration, formatShare } from '../../../formats.ts';
import { overviewTexts as texts } from '../texts.ts';

type Standing = Pick<
  NonNullable<CallResponse<'sharedOverview'>['overview']>,
  'opened' | 'begun' | 'finished' | 'seconds'
>;

/** The figures that authors look for first. Who has only opened the link has not begun; what is null is not shown. */
export function HeadFigures({ overview }: { readonly overview: Standing }) {
  const { opened, begun, finished, seconds } = overview;
  const written = (count: number | null): string => (count === null ? '–' : formatCount(count));
  const hasRate = finished !== null && begun !== null && begun > 0;
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
      <Figure name={texts.begun} value={written(begun)} beside={texts.opened(opened ?? 0)} />
      <Figure name={texts.finished} value={written(finished)} />
      <Figure
        name={texts.rate}
        value={hasRate ? formatShare(finished / begun) : '–'}
        beside={hasRate ? texts.rateOf(finished, begun) : ''}
      />
      <Figure
        name={texts.duration}
        value={seconds === null ? '–' : formatDuration(1000 * seconds.median)}
        beside={
          // One alone has no spread.
          seconds === null || seconds.n === 1 || seconds.q1 === null || seconds.q3 === null
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
