import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Button, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../DataTable.tsx';
import { stretchOf } from '../model/stretchOf.ts';
import { timeBars } from '../model/timeBars.ts';
import type { TimeBars } from '../model/timeBars.ts';
import { overviewTexts as texts } from '../texts.ts';
import { CourseChart } from './CourseChart.tsx';

/** When conversations were begun and how many of them ended, as a chart or as a table. */
export function Course({ days }: { readonly days: CallResponse<'resultOverview'>['days'] }) {
  const course = useMemo(() => timeBars(days), [days]);
  const [isTable, setTable] = useState(false);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, breakInside: 'avoid' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {texts.course[course.unit]}
        </Typography>
        {!isTable && <Legend />}
        <Button size="small" sx={{ '@media print': { display: 'none' } }} onClick={() => setTable(!isTable)}>
          {isTable ? texts.asChart : texts.asTable}
        </Button>
      </Stack>
      {isTable ? <CourseTable {...course} /> : <CourseChart {...course} />}
    </Paper>
  );
}

function Legend() {
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 2, typography: 'body2', color: 'text.secondary' }}>
      <Key name={texts.legendBegun} fill="transparent" />
      <Key name={texts.legendFinished} fill="primary.main" />
    </Stack>
  );
}

function Key({ name, fill }: { readonly name: string; readonly fill: string }) {
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.75, alignItems: 'center' }}>
      <Box
        component="span"
        sx={{ width: 12, height: 12, borderRadius: 0.5, border: 1, borderColor: 'primary.dark', bgcolor: fill }}
      />
      {name}
    </Stack>
  );
}

function CourseTable({ unit, bars }: TimeBars) {
  return (
    <DataTable label={texts.course[unit]}>
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          <th scope="col" className="number">
            {texts.legendBegun}
          </th>
          <th scope="col" className="number">
            {texts.legendFinished}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{stretchOf(bar)}</th>
            <td className="number">{formatCount(bar.begun)}</td>
            <td className="number">{formatCount(bar.finished)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
