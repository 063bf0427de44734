import type { NumberSummary } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { DataTable } from '../../DataTable.tsx';
import { formatCount, formatNumber, formatOrDash } from '../../formats.ts';
import { Section } from '../../Section.tsx';
import { texts } from '../../texts.ts';

interface VariableTableProps {
  readonly variables: readonly { readonly variable: string; readonly summary: NumberSummary }[];
}

const columns = ['n', 'mean', 'sd', 'min', 'max'] as const;

/** What the dialog has calculated, such as a score, over all finished conversations. */
export function VariableTable({ variables }: VariableTableProps) {
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
          {variables.map(({ variable, summary: { n, mean, sd, min, max } }) => (
            <tr key={variable}>
              <th scope="row">{variable}</th>
              <td className="number">{formatCount(n)}</td>
              <td className="number">{formatNumber(mean)}</td>
              <td className="number">{formatOrDash(sd)}</td>
              <td className="number">{formatNumber(min)}</td>
              <td className="number">{formatNumber(max)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
}
