import type { SimulationReport } from '@dialogwerk/shared/dialog/simulation';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

/** How long the dialog is, in replies and in minutes. */
export function LengthTable({ report: { replies, duration } }: { readonly report: SimulationReport }) {
  if (!replies || !duration) return <Typography>{texts.nobodyEnded}</Typography>;
  const rows = [
    { name: texts.replies, median: texts.count(replies.median), p95: texts.count(replies.p95) },
    { name: texts.minutes, median: texts.duration(duration.median), p95: texts.duration(duration.p95) },
  ];
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontWeight: 650, mb: 1 }}>
        {texts.length}
      </Typography>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'end', py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider' },
          '& th:first-of-type': { textAlign: 'start', pl: 0 },
          '& th': { fontWeight: 600, fontSize: '0.875rem' },
          '& td': { fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            <th scope="col">{texts.median}</th>
            <th scope="col">{texts.p95}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, median, p95 }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{median}</td>
              <td>{p95}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.lengthHint}
      </Typography>
    </Box>
  );
}
