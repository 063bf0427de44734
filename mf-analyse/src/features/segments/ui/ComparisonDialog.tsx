import { authorClient } from '@dialogwerk/shared/clients';
import type { Segment } from '@dialogwerk/shared/contract';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  MenuItem,
  Skeleton,
  Stack,
  TextField,
} from '@dialogwerk/shared/ui';
import { useCallback, useId, useState } from 'react';
import { useResultCall } from '../../../calls/useResultCall.ts';
import { DataTable } from '../../../DataTable.tsx';
import { comparison } from '../comparison.ts';
import { segmentTexts as texts } from '../texts.ts';

interface ComparisonDialogProps {
  readonly survey_id: string;
  readonly filter: string;
  readonly segments: readonly Segment[];
  readonly onClose: () => void;
}

/** Two segments side by side, with by how much they differ. */
export default function ComparisonDialog({ survey_id, filter, segments, onClose }: ComparisonDialogProps) {
  const isKept = filter === '' || segments.some((segment) => segment.filter === filter);
  const choices = [{ filter: '', name: texts.all }, ...(isKept ? [] : [{ filter, name: texts.current }]), ...segments];
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState(filter || (segments[0]?.filter ?? ''));
  const load = useCallback(
    (signal: AbortSignal) =>
      Promise.all([
        authorClient.call('resultOverview', { survey_id, filter: first }, { signal }),
        authorClient.call('resultOverview', { survey_id, filter: second }, { signal }),
      ]),
    [survey_id, first, second],
  );
  const { state, reload, isReloading } = useResultCall(load);
  const titleId = useId();
  const nameOf = (chosen: string): string => choices.find((choice) => choice.filter === chosen)?.name ?? '';
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{texts.compareTitle}</DialogTitle>
      <DialogContent>
        <Stack aria-busy={isReloading} sx={{ gap: 2, pt: 1 }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <Side label={texts.first} value={first} choices={choices} onChoose={setFirst} />
            <Side label={texts.second} value={second} choices={choices} onChoose={setSecond} />
          </Stack>
          {state.kind === 'loading' && (
            <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} />
          )}
          {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.compareFailed(state.reason)}</FaultAlert>}
          {state.kind === 'loaded' && (
            <DataTable label={texts.compareTitle}>
              <thead>
                <tr>
                  <th scope="col">{texts.figure}</th>
                  <th scope="col" className="number">
                    {nameOf(first)}
                  </th>
                  <th scope="col" className="number">
                    {nameOf(second)}
                  </th>
                  <th scope="col" className="number">
                    {texts.difference}
                  </th>
                </tr>
              </thead>
              <tbody>
                {comparison(...state.value).map((figure) => (
                  <tr key={figure.name}>
                    <th scope="row">{figure.name}</th>
                    <td className="number">{figure.first}</td>
                    <td className="number">{figure.second}</td>
                    <td className="number">{figure.difference}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface SideProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly filter: string; readonly name: string }[];
  readonly onChoose: (filter: string) => void;
}

function Side({ label, value, choices, onChoose }: SideProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ filter, name }) => (
        <MenuItem key={`${filter} ${name}`} value={filter}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
