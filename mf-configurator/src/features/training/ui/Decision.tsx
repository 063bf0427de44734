import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatPercent } from '@dialogwerk/shared/numbers';
import { labelOf } from '../model/Meaning.ts';
import type { Meaning } from '../model/Meaning.ts';
import { texts } from '../texts.ts';
import { ZoneChip } from './ZoneChip.tsx';

type Tried = CallResponse<'tryTraining'>;

interface DecisionProps {
  readonly decision: Tried;
  readonly meanings: readonly Meaning[];
}

const MOST_REASONS = 6;

function sentenceOf({ zone, matches, asked, by }: Tried, meanings: readonly Meaning[]): string {
  const [best] = matches;
  if (!best) return texts.tryOut.nothing;
  const label = labelOf(meanings, best.target);
  if (zone === 'sure') return texts.tryOut.understood(label, best.confidence);
  if (by === 'silence') return texts.tryOut.silent;
  if (zone === 'unknown') return texts.tryOut.unknown(label, best.confidence);
  return texts.tryOut.asks(asked.map((target) => labelOf(meanings, target)));
}

/** What a sentence is taken for, and what spoke for and against it. */
export function Decision({ decision, meanings }: DecisionProps) {
  const { zone, by, reasons, matches } = decision;
  const strongest = Math.max(...reasons.map(({ weight }) => Math.abs(weight)), Number.EPSILON);
  const shown = by === 'examples' ? reasons.slice(0, MOST_REASONS) : [];
  return (
    <Stack sx={{ gap: 1, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <ZoneChip zone={zone} />
        <Typography sx={{ fontWeight: 600 }}>{sentenceOf(decision, meanings)}</Typography>
      </Stack>
      {(by !== 'examples' || shown.length > 0) && (
        <Typography variant="body2" color="textSecondary">
          {texts.tryOut.by[by]}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" aria-label={texts.tryOut.why} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {shown.map(({ text, target, weight, likeness }) => (
            <Box
              component="li"
              key={`${target}/${text}`}
              sx={{ display: 'grid', gridTemplateColumns: '64px 64px 1fr', gap: 1, alignItems: 'center', py: 0.25 }}
            >
              <Typography variant="body2">{weight < 0 ? texts.tryOut.against : texts.tryOut.for}</Typography>
              <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
                <Box
                  sx={{ height: 1, borderRadius: 1, bgcolor: weight < 0 ? 'error.main' : 'success.main' }}
                  style={{ width: `${(Math.abs(weight) / strongest) * 100}%` }}
                />
              </Box>
              <Typography variant="body2">
                {texts.tryOut.reason(text, labelOf(meanings, target))}, {texts.tryOut.likeness(likeness)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {matches.length > 1 && (
        <Typography variant="body2" color="textSecondary">
          {texts.tryOut.others}:{' '}
          {matches
            .slice(0, 5)
            .map(({ target, confidence }) => `${labelOf(meanings, target)} ${formatPercent(confidence)}`)
            .join(' · ')}
        </Typography>
      )}
    </Stack>
  );
}
