import type { ChatsWish } from '@dialogwerk/shared/contract';
import {
  Alert,
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
import { useId, useState } from 'react';
import { exportTexts as texts } from '../texts.ts';
import type { ChatsExportState } from '../useChatsExport.ts';
import { Choice } from './Choice.tsx';
import { PersonalChoice } from './PersonalChoice.tsx';
import { FileDetails } from './FileDetails.tsx';

interface ExportChatsDialogProps {
  readonly state: ChatsExportState;
  readonly onStart: (wish: ChatsWish) => void;
  readonly onClose: () => void;
}

const formats: readonly ChatsWish['format'][] = ['xlsx', 'csv', 'sav', 'json', 'codebook'];
const first: ChatsWish = {
  format: 'xlsx',
  separator: 'semicolon',
  content: 'values',
  missing: 'empty',
  personal: 'keep',
};

/** As what all answers in a multi-chat are taken out. */
export function ExportChatsDialog({ state, onStart, onClose }: ExportChatsDialogProps) {
  const [wish, setWish] = useState(first);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const isBusy = state.kind === 'starting';
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} help={{ label: texts.chats.title, page: 'exportieren', passage: 'multi-chat' }}>
        {texts.chats.title}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography>{texts.chats.lead}</Typography>
          <Choice
            label={texts.format}
            value={wish.format}
            options={formats.map((format) => [format, texts.formats[format].name] as const)}
            help={wish.format === 'json' ? texts.chats.json : texts.formats[wish.format].help}
            onChoose={(format) => setWish({ ...wish, format })}
          />
          {wish.format !== 'codebook' && (
            <PersonalChoice chosen={wish.personal} onChoose={(personal) => setWish({ ...wish, personal })} />
          )}
          <FileDetails details={wish} onChange={(changed) => setWish({ ...wish, ...changed })} />
          <Typography variant="body2" color="textSecondary">
            {texts.personal}
          </Typography>
          {state.kind === 'refused' && <Alert severity="error">{state.reason}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button
          variant="contained"
          startIcon={<Icon path={mdiDownload} />}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => onStart(wish)}
        >
          {isBusy ? texts.starting : texts.start}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
