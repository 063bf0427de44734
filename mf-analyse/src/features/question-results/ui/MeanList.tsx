import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatNumber } from '../../../formats.ts';

interface MeanListProps {
  readonly means: readonly { readonly id: string; readonly label: string; readonly mean: number }[];
  /** What the means are. */
  readonly note: string;
  readonly written: (mean: string) => string;
}

/** Options with a mean each, such as their places in a ranking. */
export function MeanList({ means, note, written }: MeanListProps) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {note}
      </Typography>
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {means.map(({ id, label, mean }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', typography: 'body2' }}
          >
            <Box component="span" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
              {label}
            </Box>{' '}
            <Box component="strong" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {written(formatNumber(mean))}
            </Box>
          </Box>
        ))}
      </Stack>
    </div>
  );
}
