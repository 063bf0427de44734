import { Chip, Stack, Typography } from '@dialogwerk/shared/ui';

interface StateLineProps {
  readonly tone: 'open' | 'shut';
  /** What respondents meet now. */
  readonly state: string;
  /** How far it is, such as '17 von 20'; absent where nothing is counted. */
  readonly figures?: string;
}

/** How a setting stands at this moment. */
export function StateLine({ tone, state, figures }: StateLineProps) {
  return (
    <Stack direction="row" sx={{ mb: 1.5, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {figures !== undefined && (
        <Chip size="small" label={figures} color={tone === 'open' ? 'default' : 'warning'} variant="outlined" />
      )}
      <Typography role="status" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {state}
      </Typography>
    </Stack>
  );
}
