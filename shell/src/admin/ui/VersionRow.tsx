import { useStore } from '@nanostores/react';
import { moduleBudgets } from '@dialogwerk/shared/contract';
import type { ReportedVersion, ServedBecause } from '@dialogwerk/shared/contract';
import { Box, Chip, LinearProgress, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { useId } from 'react';
import { $registry } from '../../remotes/state/registry.ts';
import { formatBytes } from '../model/formatBytes.ts';
import { texts } from '../texts.ts';

interface VersionRowProps {
  readonly reported: ReportedVersion;
  /** Tabs of all versions of the same module. */
  readonly allTabs: number;
}

/** One version: who has it, how it does, and why it is served. */
export function VersionRow({ reported, allTabs }: VersionRowProps) {
  const { moment } = useDates();
  const title = useId();
  const because = useBecause(reported);
  const { module, version, tabs, faulty_tabs, errors, loads, bytes, last_seen_at } = reported;
  const budget = moduleBudgets[module];
  const share = allTabs === 0 ? 0 : tabs / allTabs;
  const isOver = bytes !== null && budget !== undefined && bytes > budget;
  const facts = [
    [texts.loadCount, formatCount(loads)],
    [texts.errorCount, formatCount(errors)],
    [texts.faulty, formatCount(faulty_tabs)],
    [texts.loadTime, texts.milliseconds(reported.load_p75)],
    [texts.interactionTime, texts.milliseconds(reported.interaction_p75)],
    [texts.frameTime, texts.milliseconds(reported.frame_p75)],
    [texts.transferred, transferred(bytes, budget)],
  ] as const;
  return (
    <Box role="group" aria-labelledby={title} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box id={title} component="code" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {version}
        </Box>
        {because && <Chip size="small" color="success" label={texts.because[because]} />}
        {faulty_tabs > 0 && <Chip size="small" color="error" variant="outlined" label={texts.faulty} />}
        {isOver && <Chip size="small" color="warning" variant="outlined" label={texts.overBudget} />}
        <Typography variant="body2" color="textSecondary">
          {texts.lastSeen(moment(last_seen_at))}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ columnGap: 1.5, alignItems: 'center', my: 1 }}>
        <LinearProgress
          variant="determinate"
          value={100 * share}
          aria-label={texts.tabShare}
          sx={{ flex: 1, maxWidth: 320, height: 8, borderRadius: 4 }}
        />
        <Typography variant="body2">{texts.tabShareOf(share, tabs)}</Typography>
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 1.5,
          m: 0,
          '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
          '& dd': { m: 0, fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** Why this very tab would get the version now; null where it would get another. */
function useBecause({ module, version }: ReportedVersion): ServedBecause | null {
  const registry = useStore($registry);
  if (module === 'shell') return registry?.shell === version ? 'current' : null;
  return registry?.remotes.find((one) => one.id === module && one.version === version)?.because ?? null;
}

/** A module of somebody else has no budget of ours. */
function transferred(bytes: number | null, budget: number | undefined): string {
  if (bytes === null) return '–';
  return budget === undefined ? formatBytes(bytes) : texts.ofBudget(formatBytes(bytes), formatBytes(budget));
}
