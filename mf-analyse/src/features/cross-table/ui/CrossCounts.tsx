import { copyText } from '@dialogwerk/shared/browser';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, Icon, MenuItem, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { mdiContentCopy } from '@mdi/js';
import { useState } from 'react';
import { DataTable } from '../../../DataTable.tsx';
import { tableText } from '../../../model/tableText.ts';
import { associationText } from '../model/associationText.ts';
import { crossRows, crossShows } from '../model/crossRows.ts';
import type { CrossShow } from '../model/crossRows.ts';
import { crossTexts as texts } from '../texts.ts';

interface CrossCountsProps {
  readonly cross: CallResponse<'crossTable'>;
  /** What is against what. */
  readonly title: string;
}

/** How many gave both answers, as counts or shares, and what that says of the two questions. */
export function CrossCounts({ cross, title }: CrossCountsProps) {
  const [show, setShow] = useState<CrossShow>('count');
  const rows = crossRows(cross, show);
  const { meaning, test, warning } = associationText(cross);
  const head = [...cross.columns.map(({ label }) => label), texts.sum];
  const copy = async (): Promise<void> => {
    const lines = rows.map(({ id, label, cells }) => ({ id, cells: [label, ...cells.map(({ text }) => text)] }));
    showNotice(
      (await copyText(tableText({ head: [texts.answer, ...head], rows: lines }))) ? texts.copied : texts.notCopied,
    );
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{meaning}</Typography>
        {test !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {test}
          </Typography>
        )}
      </div>
      {warning !== null && <Alert severity="info">{warning}</Alert>}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={texts.shown}
          value={show}
          onChange={({ target }) => setShow(crossShows.find((one) => one === target.value) ?? 'count')}
          sx={{ minWidth: 140 }}
        >
          {crossShows.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.shows[one]}
            </MenuItem>
          ))}
        </TextField>
        <Button startIcon={<Icon path={mdiContentCopy} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </Stack>
      <DataTable label={title}>
        <thead>
          <tr>
            <th scope="col">{texts.answer}</th>
            {[...head.entries()].map(([place, label]) => (
              <th key={place} scope="col" className="number" style={{ whiteSpace: 'normal' }}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {cells.map((cell) => (
                <td key={cell.id} className="number">
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  );
}
