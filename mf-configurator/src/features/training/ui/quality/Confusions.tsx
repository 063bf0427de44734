import { Box, Typography } from '@dialogwerk/shared/ui';
import type { Quality } from '../../model/Quality.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { texts } from '../../texts.ts';
import { Table } from '../Table.tsx';

interface ConfusionsProps {
  readonly meanings: readonly Meaning[];
  readonly confusions: Quality['confusions'];
}

/** How often the examples of each meaning are taken for each other one. */
export function Confusions({ meanings, confusions }: ConfusionsProps) {
  const countOf = (target: string, taken: string): number =>
    confusions.find((one) => one.target === target && one.taken === taken)?.count ?? 0;
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3">{texts.quality.confusions}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts.quality.confusionsHint}
      </Typography>
      <Table label={texts.quality.confusions}>
        <thead>
          <tr>
            <th scope="col">{texts.quality.belongs}</th>
            {meanings.map(({ target, label }) => (
              <th key={target} scope="col" className="number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {meanings.map(({ target, label }) => (
            <tr key={target}>
              <th scope="row">{label}</th>
              {meanings.map(({ target: taken }) => {
                const count = countOf(target, taken);
                const isWrong = count > 0 && taken !== target;
                return (
                  <Box
                    key={taken}
                    component="td"
                    className="number"
                    sx={isWrong ? { color: 'error.dark', fontWeight: 700 } : { color: 'text.secondary' }}
                  >
                    {count === 0 ? '–' : count}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
