import { authorClient } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { useCallback } from 'react';
import { useResultCall } from '../../calls/useResultCall.ts';
import { DataTable } from '../../DataTable.tsx';
import { formatCount, formatShare } from '../../formats.ts';
import { Section } from '../../Section.tsx';
import { texts } from '../../texts.ts';
import { dropOffRows } from './dropOffRows.ts';
import type { DropOffRow } from './dropOffRows.ts';

interface DropOffProps {
  readonly survey_id: string;
  /** Only conversations count that it lets through. */
  readonly filter: string;
  readonly questions: readonly AskedQuestion[];
}

const own = texts.dropOff;

/** At which question respondents stop. */
export function DropOff({ survey_id, filter, questions }: DropOffProps) {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('resultFlow', { survey_id, filter }, { signal }),
    [survey_id, filter],
  );
  const { state, reload } = useResultCall(load);
  if (state.kind === 'loading') {
    return (
      <Section title={own.title}>
        <Skeleton variant="rounded" height={180} />
      </Section>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Section title={own.title}>
        <FaultAlert onRetry={reload}>{own.failed(state.reason)}</FaultAlert>
      </Section>
    );
  }
  const rows = dropOffRows(state.value, questions);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ reached }) => reached));
  return (
    <Section title={own.title}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {own.explained}
        {state.value.unknown > 0 && ` ${own.unknown(state.value.unknown)}`}
      </Typography>
      <DataTable label={own.title}>
        <thead>
          <tr>
            <th scope="col">{own.question}</th>
            <th scope="col" className="number">
              {own.reached}
            </th>
            <th scope="col" className="number">
              {own.stopped}
            </th>
            <th scope="col" className="number">
              {own.here}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.title || texts.questions.unnamed}</th>
              <td className="number">
                {formatCount(row.reached)}
                <Reached row={row} most={most} />
              </td>
              <td className="number">
                {row.stopped === 0 ? '–' : own.share(formatCount(row.stopped), formatShare(row.share))}
              </td>
              <td className="number">{row.here === 0 ? '–' : formatCount(row.here)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
}

/** How many came, as a length, with the part of it that stopped. The figures beside it say the same. */
function Reached({ row: { reached, stopped }, most }: { readonly row: DropOffRow; readonly most: number }) {
  return (
    <Box
      aria-hidden
      sx={{ mt: 0.5, minWidth: 120, height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', height: 1, bgcolor: 'primary.main' }} style={{ width: `${(100 * reached) / most}%` }}>
        <Box sx={{ ml: 'auto', bgcolor: 'error.main' }} style={{ width: `${(100 * stopped) / reached}%` }} />
      </Box>
    </Box>
  );
}
