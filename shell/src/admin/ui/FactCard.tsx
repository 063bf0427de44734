import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface FactCardProps {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly children?: ReactNode;
}

/** A few facts below a title. */
export function FactCard({ title, facts, children }: FactCardProps) {
  const heading = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={heading} variant="h2" sx={{ fontSize: '1.0625rem', mb: 1.5 }}>
        {title}
      </Typography>
      {facts.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 2,
            rowGap: 0.75,
            m: 0,
            fontSize: '0.9375rem',
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere', textAlign: 'right' },
          }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      )}
      {children}
    </Paper>
  );
}
