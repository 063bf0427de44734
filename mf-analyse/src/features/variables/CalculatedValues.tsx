import { useResource } from '@dialogwerk/shared/clients';
import { FaultAlert, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { resultOptions } from '../../calls/resultOptions.ts';
import { DataTable } from '../../DataTable.tsx';
import { formatMean, formatMeanOrDash, formatNumber } from '../../formats.ts';
import { Section } from '../../Section.tsx';
import { texts } from '../../texts.ts';

interface CalculatedValuesProps {
  readonly survey_id: string;
  /** Only conversations count that it lets through. */
  readonly filter: string;
}

const columns = ['n', 'mean', 'sd', 'min', 'median', 'max'] as const;

/** What the dialog has calculated, such as a score, over all finished conversations; nothing where it calculates nothing. */
export function CalculatedValues({ survey_id, filter }: CalculatedValuesProps) {
  const { state, reload } = useResource('calculatedValues', { survey_id, filter }, resultOptions);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') {
    return (
      <Section title={texts.variables.title}>
        <FaultAlert onRetry={reload}>{texts.variables.failed(state.reason)}</FaultAlert>
      </Section>
    );
  }
  const { variables } = state.value;
  if (variables.length === 0) return null;
  return (
    <Section title={texts.variables.title}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.variables.text}
      </Typography>
      <DataTable label={texts.variables.title}>
        <thead>
          <tr>
            <th scope="col">{texts.variables.variable}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="number">
                <abbr title={texts.numbersLong[column]}>{texts.numbers[column]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variables.map(({ variable, n, mean, sd, min, median, max }) => (
            <tr key={variable}>
              <th scope="row">{variable}</th>
              <td className="number">{formatCount(n)}</td>
              <td className="number">{formatMean(mean)}</td>
              <td className="number">{formatMeanOrDash(sd)}</td>
              <td className="number">{formatNumber(min)}</td>
              <td className="number">{formatNumber(median)}</td>
              <td className="number">{formatNumber(max)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
}
