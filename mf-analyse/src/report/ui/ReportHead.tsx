import { Box, Typography } from '@dialogwerk/shared/ui';

interface ReportHeadProps {
  readonly name: string;
  /** What it is of, when, and which conversations count. */
  readonly facts: readonly string[];
}

/** What a report is called, and what it is of. */
export function ReportHead({ name, facts }: ReportHeadProps) {
  return (
    <Box>
      <Typography variant="h1" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {name}
      </Typography>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {fact}
        </Typography>
      ))}
    </Box>
  );
}
