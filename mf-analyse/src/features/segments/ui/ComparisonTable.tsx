import { DataTable } from '../../../DataTable.tsx';
import type { ComparedValue } from '../model/comparedFigures.ts';
import { segmentTexts as texts } from '../texts.ts';

interface ComparisonTableProps {
  readonly label: string;
  /** What stands in the first column. */
  readonly of: string;
  /** What the two segments are called. */
  readonly names: readonly [first: string, second: string];
  readonly rows: readonly ComparedValue[];
}

/** Values of two segments beside each other, with by how much they differ. */
export function ComparisonTable({ label, of, names, rows }: ComparisonTableProps) {
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {[...names.entries(), [2, texts.difference] as const].map(([place, name]) => (
            <th key={place} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label: name, first, second, difference }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="number">{first}</td>
            <td className="number">{second}</td>
            <td className="number">{difference}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
