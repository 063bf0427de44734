import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Icon,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@dialogwerk/shared/ui';
import { mdiDownload } from '@mdi/js';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { exportTexts as texts } from '../texts.ts';

interface ExportFrameProps {
  readonly title: string;
  /** Where the help on exports speaks of it. */
  readonly passage: string;
  readonly isBusy: boolean;
  readonly disabled?: boolean;
  readonly onStart: () => void;
  readonly onClose: () => void;
  /** What is chosen. */
  readonly children: ReactNode;
  /** What became of it. */
  readonly outcome: ReactNode;
}

/** The dialog around what is taken out: its choices, what the file holds of people, and the start. */
export function ExportFrame({
  title,
  passage,
  isBusy,
  disabled = false,
  onStart,
  onClose,
  children,
  outcome,
}: ExportFrameProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} help={{ label: title, page: 'exportieren', passage }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {children}
          <Typography variant="body2" color="textSecondary">
            {texts.personal}
          </Typography>
          {outcome}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button
          variant="contained"
          startIcon={<Icon path={mdiDownload} />}
          loading={isBusy}
          loadingPosition="start"
          disabled={disabled}
          onClick={onStart}
        >
          {isBusy ? texts.starting : texts.start}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
