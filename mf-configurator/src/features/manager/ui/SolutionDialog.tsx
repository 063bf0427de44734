import { useResource } from '@dialogwerk/shared/clients';
import { adoptStyles } from '@dialogwerk/shared/browser';
import type { SolutionPart } from '@dialogwerk/shared/contract';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Icon,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@dialogwerk/shared/ui';
import { mdiPrinterOutline } from '@mdi/js';
import { useId } from 'react';
import { storyTexts as texts } from '../storyTexts.ts';
import styles from './solution.css?inline';

interface SolutionDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** How a story that Dialogwerk brings along is solved, to be read and printed. */
export default function SolutionDialog({ id, onClose }: SolutionDialogProps) {
  adoptStyles(styles);
  const title = useId();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { state, reload } = useResource('storySolution', { id });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isSmall}
      maxWidth="md"
      aria-labelledby={title}
      className="dwc-solution"
    >
      <DialogTitle id={title} lang="de">
        {state.kind === 'loaded' ? texts.solutionOf(state.value.name) : texts.solution}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Alert severity="warning" sx={{ mb: 3 }}>
          {texts.spoiler}
        </Alert>
        {state.kind === 'loading' && (
          <Skeleton variant="rounded" height={320} role="status" aria-label={texts.solutionLoading} />
        )}
        {state.kind === 'failed' && (
          <FaultAlert severity="warning" onRetry={reload}>
            {texts.solutionFault(state.reason)}
          </FaultAlert>
        )}
        {state.kind === 'loaded' && (
          <Stack lang="de" sx={{ gap: 3 }}>
            {state.value.parts.map((part) => (
              <Part key={part.heading} {...part} isSmall={isSmall} />
            ))}
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {state.kind === 'loaded' && (
          <Button startIcon={<Icon path={mdiPrinterOutline} />} onClick={() => globalThis.print()}>
            {texts.print}
          </Button>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Part({ heading, table, text, isSmall }: SolutionPart & { readonly isSmall: boolean }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {table && (isSmall ? <Rows {...table} /> : <Table {...table} />)}
      {text.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: table ? 1.5 : 0 }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}

function Table({ head, rows }: NonNullable<SolutionPart['table']>) {
  return (
    <table className="dwc-sheet">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same where columns would be too narrow to be read. */
function Rows({ head, rows }: NonNullable<SolutionPart['table']>) {
  const [, ...others] = head;
  return (
    <Stack component="ul" className="dwc-sheet" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(([first, ...cells]) => (
        <li key={[first, ...cells].join()}>
          <strong>{first}</strong>
          {cells.map((cell, column) => (
            <div key={others[column]}>{cells.length > 1 ? `${others[column]}: ${cell}` : cell}</div>
          ))}
        </li>
      ))}
    </Stack>
  );
}
