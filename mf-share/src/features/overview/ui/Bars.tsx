import type { StudyOverview } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { overviewTexts } from '../texts.ts';

const texts = overviewTexts.bars;

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly most: number;
  /** Whether it is good to be full: a place that is taken is one that is not free. */
  readonly isGoal: boolean;
}

/** How far limit, quotas and invitations are; nothing where there are none. */
export function Bars({ overview: { period, begun, quotas, invited } }: { readonly overview: StudyOverview }) {
  const headingId = useId();
  const finished = invited?.finished ?? null;
  const bars: readonly Bar[] = [
    ...(period.most === null
      ? []
      : [{ key: 'most', name: texts.most, count: begun, most: period.most, isGoal: false }]),
    ...quotas.map(({ quota_id, name, taken, most }) => ({ key: quota_id, name, count: taken, most, isGoal: false })),
    ...(invited === null
      ? []
      : [{ key: 'used', name: texts.begun, count: invited.used, most: invited.total, isGoal: true }]),
    ...(invited === null || finished === null
      ? []
      : [{ key: 'finished', name: texts.finished, count: finished, most: invited.total, isGoal: true }]),
  ];
  if (bars.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.25, listStyle: 'none' }}>
        {bars.map(({ key, ...bar }) => (
          <li key={key}>
            <BarLine {...bar} />
          </li>
        ))}
      </Box>
    </section>
  );
}

function BarLine({ name, count, most, isGoal }: Omit<Bar, 'key'>) {
  const nameId = useId();
  const said = texts.of(count, most);
  const isFull = count >= most && !isGoal;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', typography: 'body2' }}>
        <Box component="span" id={nameId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
          {said}
        </Box>
      </Box>
      <Box
        role="meter"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(count, most)}
        aria-valuetext={said}
        sx={{ mt: 0.5, height: 8, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.selected' }}
      >
        <Box
          sx={{ height: '100%', bgcolor: isFull ? 'warning.main' : 'primary.main' }}
          style={{ width: `${(100 * Math.min(count, most)) / Math.max(most, 1)}%` }}
        />
      </Box>
    </>
  );
}
