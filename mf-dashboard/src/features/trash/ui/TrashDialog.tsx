import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { texts } from '../../../texts.ts';
import { trashTexts } from '../trashTexts.ts';
import { TrashList } from './TrashList.tsx';

/** The bin: deleted dialogs and multi-chats of the last 30 days, to restore or to delete for good. */
export function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const introId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} aria-describedby={introId}>
      <DialogTitle id={titleId} help={{ label: texts.trash.title, page: 'loeschen', passage: 'papierkorb' }}>
        {texts.trash.title}
      </DialogTitle>
      <DialogContent>
        <Typography id={introId} color="textSecondary" sx={{ mb: 2 }}>
          {trashTexts.intro}
        </Typography>
        <TrashList />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
