import type { StudyFigures } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { RunStudy } from '../model/RunStudy.ts';
import { overviewTexts } from '../texts.ts';

const texts = overviewTexts.figures;

/** Each figure with what it counts. */
const shown = [
  { of: 'begun', hint: '' },
  { of: 'active', hint: texts.activeHint },
  { of: 'running', hint: texts.runningHint },
  { of: 'finished', hint: '' },
  { of: 'screened', hint: '' },
  { of: 'quota_full', hint: '' },
  { of: 'stopped', hint: texts.stoppedHint },
] as const;

interface FiguresProps {
  readonly figures: StudyFigures;
  readonly what: RunStudy['what'];
}

/** Only a dialog screens out: a multi-chat goes on with its other chats. */
const ofDialogs: ReadonlySet<string> = new Set(['screened', 'quota_full']);

/** How many have come, and what became of them. */
export function Figures({ figures, what }: FiguresProps) {
  const headingId = useId();
  const counts = what === 'Dialog' ? shown : shown.filter(({ of }) => !ofDialogs.has(of));
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
      >
        {counts.map(({ of, hint }) => (
          <Box key={of} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2">
              {texts[of]}
              {hint !== '' && (
                <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                  {hint}
                </Typography>
              )}
            </Typography>
            <Box component="dd" sx={{ m: 0, typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
              {formatCount(figures[of])}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
