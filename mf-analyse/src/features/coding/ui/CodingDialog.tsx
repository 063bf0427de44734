import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { codingTexts as texts } from '../texts.ts';
import { useCodes } from '../useCodes.ts';
import type { CodingPlace } from '../useCodes.ts';
import { Agreements } from './Agreements.tsx';
import { AlikeTexts } from './AlikeTexts.tsx';
import { CodebookTools } from './CodebookTools.tsx';
import { CodeList } from './CodeList.tsx';
import { TextList } from './TextList.tsx';

interface CodingDialogProps {
  readonly place: CodingPlace;
  /** What the question is called. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Codes free texts: the codes at one side, the texts at the other. */
export default function CodingDialog({ place, title, onClose }: CodingDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const codes = useCodes(place);
  const [isGrouping, setIsGrouping] = useState(false);
  const { state, reload } = codes;
  return (
    <Dialog open fullWidth maxWidth="lg" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} help={{ label: texts.title(title), page: 'auswerten', passage: 'codieren' }}>
        {texts.title(title)}
      </DialogTitle>
      <DialogContent>
        {state.kind === 'loading' && (
          <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.loading} />
        )}
        {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.codesFailed(state.reason)}</FaultAlert>}
        {state.kind === 'loaded' && (
          <Box
            sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' } }}
          >
            <Stack sx={{ gap: 3 }}>
              <Typography role="status" variant="body2" color="textSecondary">
                {texts.coded(state.value.coded, state.value.total)}
              </Typography>
              <CodeList codes={state.value.codes} actions={codes} />
              <CodebookTools codes={state.value.codes} title={title} onAdd={codes.addAll} />
              <Agreements agreements={state.value.agreements} />
              {!isGrouping && (
                <Button variant="outlined" onClick={() => setIsGrouping(true)}>
                  {texts.alike}
                </Button>
              )}
              {isGrouping && <AlikeTexts place={place} codes={state.value.codes} />}
            </Stack>
            <TextList place={place} codes={state.value.codes} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
