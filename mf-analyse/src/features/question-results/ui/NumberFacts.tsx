import type { NumberSummary } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { formatCount, formatNumber, formatOrDash } from '../../../formats.ts';
import { texts } from '../../../texts.ts';

/** Mean and spread of a question's numbers. */
export function NumberFacts({ summary: { n, mean, sd, min, max } }: { readonly summary: NumberSummary }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: { xs: 2.5, sm: 4 }, rowGap: 1.5 }}>
      <Fact name={texts.numbers.n} value={formatCount(n)} />
      <Fact name={texts.numbers.mean} value={formatNumber(mean)} />
      <Fact name={texts.numbers.sd} value={formatOrDash(sd)} />
      <Fact name={texts.numbers.min} value={formatNumber(min)} />
      <Fact name={texts.numbers.max} value={formatNumber(max)} />
    </Box>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </div>
  );
}
