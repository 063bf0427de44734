import type { DialogFinding } from '../../contract/index.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { goLiveTexts as texts } from './goLiveTexts.ts';

export interface GoLiveDialogProps {
  readonly errors: readonly Pick<DialogFinding, 'id' | 'place' | 'message' | 'meets'>[];
  readonly onBack: () => void;
  readonly onToCheck: () => void;
  readonly onGoLive: () => void;
  /** Whether the dialog goes live, or a live one is published. */
  readonly act?: 'live' | 'publish';
}

/** How many are told; the check has all of them. */
const MOST_TOLD = 5;

/** Says what respondents will meet, before a dialog with an error goes live or is published. */
export function GoLiveDialog({ errors, onBack, onToCheck, onGoLive, act = 'live' }: GoLiveDialogProps) {
  const title = useId();
  const more = errors.length - MOST_TOLD;
  return (
    <Dialog open onClose={onBack} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{texts.title[act](errors.length)}</DialogTitle>
      <DialogContent>
        <Typography>{texts.intro[act]}</Typography>
        <Box component="ul" sx={{ pl: 2.5, my: 2, display: 'grid', gap: 1.5 }}>
          {errors.slice(0, MOST_TOLD).map(({ id, place, message, meets }) => (
            <li key={id}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{place}</Typography>
              <Typography>{meets}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {message}
              </Typography>
            </li>
          ))}
        </Box>
        {more > 0 && <Typography>{texts.more(more)}</Typography>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button color="error" onClick={onGoLive}>
          {texts.anyway[act]}
        </Button>
        <Button variant="contained" onClick={onToCheck}>
          {texts.toCheck}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
