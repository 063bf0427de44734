import type { ConsentCounts, ConsentText } from '@dialogwerk/shared/contract';
import { Box, Chip, Paper, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { consentTexts as texts } from '../texts.ts';

const actsOf = ({ shown, given, declined, withdrawn, lapsed }: ConsentCounts) =>
  [
    ['shown', shown],
    ['given', given],
    ['declined', declined],
    ['withdrawn', withdrawn],
    ['lapsed', lapsed],
  ] as const;

/** A text as respondents met it, with how often what was said to it. */
export function TextCard({ met }: { readonly met: ConsentText }) {
  const { text, agree, decline, first_at, last_at, lines, gone } = met;
  const headingId = useId();
  const { moment } = useDates();
  const deleted = actsOf(gone).reduce((sum, [, count]) => sum + count, 0);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.wording}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={headingId}
        sx={{
          maxHeight: 220,
          overflowY: 'auto',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          typography: 'body2',
        }}
      >
        {text}
      </Box>
      {agree !== '' && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {texts.choices(agree, decline)}
        </Typography>
      )}
      {first_at !== null && last_at !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.met(moment(first_at), moment(last_at))}
        </Typography>
      )}
      <Stack component="ul" direction="row" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: 1 }}>
        {actsOf(lines)
          .filter(([, count]) => count > 0)
          .map(([act, count]) => (
            <li key={act}>
              <Chip size="small" variant="outlined" label={texts.counts(act, count)} />
            </li>
          ))}
      </Stack>
      {deleted > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.gone(deleted)}
        </Typography>
      )}
    </Paper>
  );
}
