import type { BlockOf } from '@dialogwerk/shared/contract';
import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { scoresOf } from '../../model/tryout/scoresOf.ts';
import type { TriedTranscript } from '../../model/tryout/TriedTranscript.ts';
import { tryOutTexts as texts } from '../../tryOutTexts.ts';

interface ScoresProps {
  readonly block: BlockOf<'gpt'>;
  readonly tried: readonly TriedTranscript[];
}

/** Precision and recall of each condition with their counts, once something is judged and labelled. */
export function Scores({ block, tried }: ScoresProps) {
  const titleId = useId();
  const { total, right, of } = scoresOf(tried);
  if (total === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h3" sx={{ mb: 0.5 }}>
        {texts.scores}
      </Typography>
      <Typography sx={{ mb: 0.5 }}>{texts.right(right, total)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts.scoresHelp}
      </Typography>
      <Stack component="ul" aria-labelledby={titleId} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {block.gpt_exit_conditions.map(({ id, condition }, index) => {
          const { hits, found, expected } = of(id);
          return (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{texts.condition(index + 1, condition)}</Typography>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {texts.precision(hits, found)}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {texts.recall(hits, expected)}
              </Typography>
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
