import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatNumber } from '../../../formats.ts';
import { texts } from '../../../texts.ts';

/** The options of a ranking with their mean places, the best first. */
export function RankList({ ranks }: { readonly ranks: NonNullable<QuestionSummary['ranks']> }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.questions.ranks}
      </Typography>
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {ranks.map(({ id, label, mean }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', typography: 'body2' }}
          >
            <Box component="span" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
              {label}
            </Box>{' '}
            <Box component="strong" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {texts.questions.meanRank(formatNumber(mean))}
            </Box>
          </Box>
        ))}
      </Stack>
    </div>
  );
}
