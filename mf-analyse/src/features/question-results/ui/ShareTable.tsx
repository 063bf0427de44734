import { DataTable } from '../../../DataTable.tsx';
import { formatCount, formatExactShare } from '../../../formats.ts';
import { texts } from '../../../texts.ts';
import type { Share } from '../model/shares.ts';

interface ShareTableProps {
  readonly title: string;
  /** What the rows are. */
  readonly head: string;
  readonly shares: readonly Share[];
}

/** The same figures, to read off and to copy. */
export function ShareTable({ title, head, shares }: ShareTableProps) {
  return (
    <DataTable label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="number">
            {texts.questions.count}
          </th>
          <th scope="col" className="number">
            {texts.questions.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, label, count, share }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className="number">{formatCount(count)}</td>
            <td className="number">{formatExactShare(share)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
