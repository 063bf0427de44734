import { useResource } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { resultOptions } from '../../calls/resultOptions.ts';
import { DataTable } from '../../DataTable.tsx';
import { formatDuration } from '../../formats.ts';
import { Section } from '../../Section.tsx';
import { timeRows } from './model/timeRows.ts';
import type { TimeRow } from './model/timeRows.ts';
import { timeTexts as texts } from './texts.ts';

interface TimesTableProps {
  readonly survey_id: string;
  /** Only conversations count that it lets through. */
  readonly filter: string;
  readonly questions: readonly AskedQuestion[];
}

const spoken = (seconds: number): string => formatDuration(1000 * seconds);

/** How long people took for each question; nothing where no time was kept. */
export default function TimesTable({ survey_id, filter, questions }: TimesTableProps) {
  const { state, reload } = useResource('resultTimes', { survey_id, filter }, resultOptions);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') {
    return (
      <Section title={texts.title} help="zeiten">
        <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>
      </Section>
    );
  }
  const rows = timeRows(state.value.times, questions);
  if (rows.length === 0) return null;
  const most = Math.max(0.001, ...rows.map(({ q3 }) => q3));
  return (
    <Section title={texts.title} help="zeiten">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.explained}
      </Typography>
      <DataTable label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.question}</th>
            <th scope="col" className="number">
              {texts.n}
            </th>
            <th scope="col" className="number">
              {texts.median}
            </th>
            <th scope="col">{texts.middle}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.title || texts.unnamed}
                {row.part && (
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                    {row.part}
                  </Typography>
                )}
              </th>
              <td className="number">{formatCount(row.n)}</td>
              <td className="number">{spoken(row.median)}</td>
              <td>
                {texts.range(spoken(row.q1), spoken(row.q3))}
                <Middle row={row} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
}

/** The middle half as a length, with the median. The figures beside it say the same. */
function Middle({ row: { q1, median, q3 }, most }: { readonly row: TimeRow; readonly most: number }) {
  const at = (seconds: number): string => `${(100 * seconds) / most}%`;
  return (
    <Box
      aria-hidden
      sx={{ mt: 0.5, position: 'relative', minWidth: 120, height: 8, '& span': { position: 'absolute' } }}
    >
      <Box
        component="span"
        sx={{ height: 8, borderRadius: 1, bgcolor: 'primary.main' }}
        style={{ left: at(q1), width: at(q3 - q1) }}
      />
      <Box component="span" sx={{ width: 2, height: 8, bgcolor: 'text.primary' }} style={{ left: at(median) }} />
    </Box>
  );
}
