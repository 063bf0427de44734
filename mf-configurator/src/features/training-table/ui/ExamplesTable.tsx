import { Button, Paper } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { TableRow } from '../model/TableRow.ts';
import { texts } from '../texts.ts';

/** How many rows are drawn at first, and more with each press. */
const SHOWN = 200;

/** Every example of a dialog as a plain table. */
export function ExamplesTable({ rows }: { readonly rows: readonly TableRow[] }) {
  const [count, setCount] = useState(SHOWN);
  const shown = rows.slice(0, count);
  return (
    <>
      <Paper
        variant="outlined"
        role="group"
        aria-label={texts.table}
        tabIndex={0}
        sx={{
          overflowX: 'auto',
          '& table': { borderCollapse: 'collapse', width: 1, minWidth: { xs: 0, sm: 480 }, typography: 'body2' },
          '& th, & td': {
            px: { xs: 1, sm: 1.5 },
            py: 1,
            width: '30%',
            textAlign: 'left',
            verticalAlign: 'top',
            overflowWrap: 'anywhere',
            hyphens: 'auto',
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& th': { fontWeight: 600, color: 'text.secondary' },
        }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.block}</th>
              <th scope="col">{texts.meaning}</th>
              <th scope="col">{texts.example}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ unique_question_id, block, target, label, example }) => (
              <tr key={JSON.stringify([unique_question_id, target, example])}>
                <td>{block}</td>
                <td>{label}</td>
                <td>{example}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Paper>
      {shown.length < rows.length && (
        <Button onClick={() => setCount(count + SHOWN)} sx={{ mt: 1 }}>
          {texts.more(Math.min(SHOWN, rows.length - shown.length))}
        </Button>
      )}
    </>
  );
}
