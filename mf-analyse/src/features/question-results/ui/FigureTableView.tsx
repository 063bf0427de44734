import { DataTable } from '../../../DataTable.tsx';
import type { FigureTable } from '../../../model/tableText.ts';

interface FigureTableViewProps {
  /** What the figures are of. */
  readonly title: string;
  readonly table: FigureTable;
}

/** The figures to read off. */
export function FigureTableView({ title, table: { head, rows } }: FigureTableViewProps) {
  return (
    <DataTable label={title}>
      <thead>
        <tr>
          {[...head.entries()].map(([place, text]) => (
            <th key={place} scope="col" className={place > 0 ? 'number' : undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...values] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {[...values.entries()].map(([place, value]) => (
              <td key={place} className="number">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
