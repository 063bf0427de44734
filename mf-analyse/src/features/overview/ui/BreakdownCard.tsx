import type { ResultFilter } from '@dialogwerk/shared/contract';
import { Box, ButtonBase, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { useId, useRef } from 'react';
import { formatShare } from '../../../formats.ts';
import { usePacked } from '../../../usePacked.ts';
import type { Breakdown } from '../model/breakdowns.ts';

interface BreakdownCardProps {
  readonly breakdown: Breakdown;
  readonly setFilter: (filter: ResultFilter) => void;
}

/** How conversations divide; each row is a bar, its figures, and the way to see it alone. */
export function BreakdownCard({ breakdown: { title, of, rows }, setFilter }: BreakdownCardProps) {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  usePacked(ref);
  return (
    <Paper ref={ref} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, breakInside: 'avoid' }}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, mx: -1, gap: 0.25, listStyle: 'none' }}>
        {rows.map(({ id, name, help, count, isChosen, toggled }) => (
          <li key={id}>
            <ButtonBase
              aria-pressed={isChosen}
              disabled={toggled === null}
              title={help}
              onClick={() => toggled && setFilter(toggled)}
              sx={{
                display: 'block',
                width: 1,
                px: 1,
                py: 0.75,
                borderRadius: 1,
                textAlign: 'start',
                '&:hover': { bgcolor: 'action.hover' },
                ...(isChosen && { bgcolor: 'action.selected' }),
              }}
            >
              <Stack
                component="span"
                direction="row"
                sx={{ gap: 2, mb: 0.5, justifyContent: 'space-between', typography: 'body2' }}
              >
                <Box component="span" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
                  {name}
                </Box>{' '}
                <Box component="span" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
                  <strong>{formatCount(count)}</strong>{' '}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    ({formatShare(of === 0 ? 0 : count / of)})
                  </Box>
                </Box>
              </Stack>
              <Box
                component="span"
                aria-hidden
                sx={{ display: 'block', height: 8, borderRadius: 4, overflow: 'hidden', bgcolor: 'action.hover' }}
              >
                <Box
                  component="span"
                  sx={{ display: 'block', height: 1, borderRadius: 4, bgcolor: 'primary.main' }}
                  style={{ width: `${of === 0 ? 0 : (100 * count) / of}%` }}
                />
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}
