import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { DataTable } from '../../../DataTable.tsx';
import { formatMeanOrDash, formatOrDash } from '../../../formats.ts';
import { crossTexts as texts } from '../texts.ts';

interface GroupScoresProps {
  readonly scores: CallResponse<'scoresByGroup'>;
  /** What is by what. */
  readonly title: string;
}

/** Mean and spread of a score in each group, with the means as lengths from the least to the greatest value. */
export function GroupScores({ scores: { groups }, title }: GroupScoresProps) {
  const given = groups.flatMap(({ numbers }) => numbers ?? []);
  const [least, most] = [Math.min(0, ...given.map(({ min }) => min)), Math.max(...given.map(({ max }) => max))];
  const lengthOf = (mean: number): number => (most > least ? (mean - least) / (most - least) : 0);
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {texts.scores}
      </Typography>
      <DataTable label={`${texts.scores}: ${title}`}>
        <thead>
          <tr>
            <th scope="col">{texts.group}</th>
            {[texts.mean, texts.sd, 'n', texts.min, texts.max].map((head) => (
              <th key={head} scope="col" className="number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ value, label, numbers }) => (
            <tr key={value}>
              <th scope="row">{label}</th>
              <td className="number">
                {formatMeanOrDash(numbers?.mean ?? null)}
                <Box aria-hidden sx={{ mt: 0.5, minWidth: 96, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
                  <Box
                    sx={{ height: 1, borderRadius: 1, bgcolor: 'primary.main' }}
                    style={{ width: `${numbers ? lengthOf(numbers.mean) * 100 : 0}%` }}
                  />
                </Box>
              </td>
              <td className="number">{formatMeanOrDash(numbers?.sd ?? null)}</td>
              <td className="number">{formatCount(numbers?.n ?? 0)}</td>
              <td className="number">{formatOrDash(numbers?.min ?? null)}</td>
              <td className="number">{formatOrDash(numbers?.max ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
