import { Box } from '@dialogwerk/shared/ui';
import { formatFigure } from '../../../formats.ts';
import type { Figure } from '../../../answerTypes/Figure.ts';
import { questionTexts as texts } from '../texts.ts';
import { FigureNotes } from './FigureNotes.tsx';

const names = ['n', 'mean', 'sd', 'min', 'q1', 'median', 'q3', 'max'] as const;

/** Mean and spread of a question's numbers. */
export function NumberFacts({ figure }: { readonly figure: Extract<Figure, { kind: 'numbers' }> }) {
  return (
    <div>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, auto))',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 1.5,
          // Values of a row stand on one line, however long their names are.
          '& > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
          '& dt': { typography: 'body2', color: 'text.secondary', hyphens: 'auto' },
          '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {names.map((name) => (
          <div key={name}>
            <dt lang="de">{texts.numbers[name]}</dt>
            <dd>{formatFigure(name, figure.numbers[name])}</dd>
          </div>
        ))}
      </Box>
      <FigureNotes figure={figure} />
    </div>
  );
}
