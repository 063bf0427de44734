import { mdiClose } from '@mdi/js';
import type { CallState } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import type { DialogContent } from '@dialogwerk/shared/dialog';
import { Box, Dialog, FaultAlert, Icon, IconButton, Skeleton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { useId, useRef } from 'react';
import type { ComparableState } from '../model/ComparableState.ts';
import { texts } from '../texts.ts';
import { Comparison } from './Comparison.tsx';
import { StateSelect } from './StateSelect.tsx';

/** The two revisions that are compared; null for the dialog as it stands now. */
export interface ComparedRevisions {
  readonly from: number | null;
  readonly to: number | null;
}

interface CompareDialogProps extends ComparedRevisions {
  readonly states: readonly ComparableState[];
  /** Both states, once they are here. */
  readonly contents: CallState<{ readonly before: DialogContent; readonly after: DialogContent }>;
  readonly survey: SurveyData;
  readonly onChoose: (revisions: ComparedRevisions) => void;
  readonly onRetry: () => void;
  readonly onTakeBack: ((id: string) => void) | null;
  readonly onClose: () => void;
}

/** Two states of a dialog beside each other, as text and on the graph. */
export function CompareDialog(props: CompareDialogProps) {
  const { from, to, survey, states, contents, onChoose, onRetry, onTakeBack, onClose } = props;
  const title = useId();
  const paper = useRef<HTMLDivElement>(null);
  const takeBack = (id: string): void => {
    // Because the button goes with its block, and Escape would be heard by nobody.
    paper.current?.focus();
    onTakeBack?.(id);
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { ref: paper, sx: { m: 0, height: '100%', maxHeight: '100%' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', px: 2, pt: 1 }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, fontSize: '1.25rem' }}>
          {texts.title}
        </Typography>
        <Tooltip title={texts.close}>
          <IconButton aria-label={texts.close} onClick={onClose}>
            <Icon path={mdiClose} />
          </IconButton>
        </Tooltip>
      </Stack>
      <Stack direction="row" sx={{ px: 2, py: 1.5, gap: 2, flexWrap: 'wrap' }}>
        <StateSelect
          label={texts.from}
          states={states}
          value={from}
          onChange={(next) => onChoose({ from: next, to })}
        />
        <StateSelect label={texts.to} states={states} value={to} onChange={(next) => onChoose({ from, to: next })} />
      </Stack>
      {contents.kind === 'loading' && (
        <Box role="progressbar" aria-label={texts.loading} sx={{ p: 2, display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={200} />
        </Box>
      )}
      {contents.kind === 'failed' && (
        <FaultAlert onRetry={onRetry} sx={{ m: 2 }}>
          {texts.fault(contents.reason)}
        </FaultAlert>
      )}
      {contents.kind === 'loaded' && (
        <Comparison survey={survey} {...contents.value} onTakeBack={onTakeBack && takeBack} />
      )}
    </Dialog>
  );
}
