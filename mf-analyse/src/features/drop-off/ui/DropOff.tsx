import { useResource } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, laterPart, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { $survey } from '@dialogwerk/shared/state';
import { formatCount } from '@dialogwerk/shared/numbers';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { resultOptions } from '../../../calls/resultOptions.ts';
import { DataTable } from '../../../DataTable.tsx';
import { formatShare } from '../../../formats.ts';
import { questionTitle } from '../../../model/questionTitle.ts';
import { Section } from '../../../Section.tsx';
import { dropOffRows } from '../model/dropOffRows.ts';
import type { DropOffRow } from '../model/dropOffRows.ts';
import { dropOffTexts as texts } from '../texts.ts';

/** Comes later, because laying a dialog out takes code that nothing else of the screen needs. */
const FlowGraph = laterPart(
  async () => (await import('./FlowGraph.tsx')).default,
  <Skeleton variant="rounded" height={560} />,
);

interface DropOffProps {
  readonly survey_id: string;
  /** Only conversations count that it lets through. */
  readonly filter: string;
  readonly questions: readonly AskedQuestion[];
}

/** At which question respondents stop. */
export function DropOff({ survey_id, filter, questions }: DropOffProps) {
  const { state, reload } = useResource('resultFlow', { survey_id, filter }, resultOptions);
  const survey = useStore($survey);
  const blocks = survey?.all_questions;
  const nameOf = useCallback(
    (id: string): string => {
      const isIt = ({ unique_question_id }: Pick<AskedQuestion, 'unique_question_id'>): boolean =>
        unique_question_id === id;
      // What asks nothing has no text of its own, but a name among the questions.
      const [title] = [blocks?.find(isIt), questions.find(isIt)].flatMap((one) => (one && questionTitle(one)) || []);
      return title ?? texts.unnamed;
    },
    [blocks, questions],
  );
  if (state.kind === 'loading') {
    return (
      <Section title={texts.title} help="abbrueche">
        <Skeleton variant="rounded" height={180} />
      </Section>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Section title={texts.title} help="abbrueche">
        <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>
      </Section>
    );
  }
  const rows = dropOffRows(state.value, questions);
  if (rows.length === 0) return null;
  return (
    <Section title={texts.title} help="abbrueche">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.explained}
        {state.value.unknown > 0 && ` ${texts.unknown(state.value.unknown)}`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 560px)' },
          alignItems: 'end',
          // The picture is not printed: it would be cut off.
          '@media print': { display: 'block' },
        }}
      >
        {survey && survey.survey_id === survey_id && <FlowGraph survey={survey} flow={state.value} nameOf={nameOf} />}
        {/* Beside the picture a long name leaves room for the figures. */}
        <Box sx={{ minWidth: 0, '&& tbody th, && thead th:first-of-type': { maxWidth: { lg: 170 } } }}>
          <DropOffTable rows={rows} />
        </Box>
      </Box>
    </Section>
  );
}

/** Each question with how many came, stopped there and may go on. */
function DropOffTable({ rows }: { readonly rows: readonly DropOffRow[] }) {
  const most = Math.max(...rows.map(({ reached }) => reached));
  return (
    <DataTable label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.question}</th>
          <th scope="col" className="number">
            {texts.reached}
          </th>
          <th scope="col" className="number">
            {texts.stopped}
          </th>
          <th scope="col" className="number">
            {texts.here}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.title || texts.unnamed}</th>
            <td className="number">
              {formatCount(row.reached)}
              <Reached row={row} most={most} />
            </td>
            <td className="number">
              {row.stopped === 0 ? '–' : texts.share(formatCount(row.stopped), formatShare(row.share))}
            </td>
            <td className="number">{row.here === 0 ? '–' : formatCount(row.here)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** How many came, as a length, with the part of it that stopped. The figures beside it say the same. */
function Reached({ row: { reached, stopped }, most }: { readonly row: DropOffRow; readonly most: number }) {
  return (
    <Box
      aria-hidden
      sx={{ mt: 0.5, minWidth: 56, height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', height: 1, bgcolor: 'primary.main' }} style={{ width: `${(100 * reached) / most}%` }}>
        <Box sx={{ ml: 'auto', bgcolor: 'error.main' }} style={{ width: `${(100 * stopped) / reached}%` }} />
      </Box>
    </Box>
  );
}
