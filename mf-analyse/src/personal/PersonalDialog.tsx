import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
} from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { MarkedText } from './MarkedText.tsx';
import { MarkWords } from './MarkWords.tsx';
import type { Personal, WrittenText } from './PersonalContext.ts';
import { personalTexts as texts } from './texts.ts';

interface PersonalDialogProps {
  readonly written: WrittenText;
  readonly personal: Personal;
  readonly onClose: () => void;
}

const listSx = { m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' } as const;
const rowSx = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
} as const;

/** What was found in one text, what of it tells of nobody, and what else is to be marked. */
export default function PersonalDialog({ written, personal, onClose }: PersonalDialogProps) {
  const { text, conversation_id } = written;
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const found = [...new Map(personal.find(text).map((spot) => [text.slice(spot.from, spot.to), spot.kind]))];
  const decided = personal.decided.filter((one) => text.includes(one.words));
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography>{texts.lead}</Typography>
          <Typography
            component="blockquote"
            sx={{
              m: 0,
              pl: 2,
              borderLeft: 3,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
          >
            <MarkedText text={text} />
          </Typography>
          <div>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {texts.found}
            </Typography>
            {found.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
            <Box component="ul" sx={listSx}>
              {found.map(([spot, of]) => (
                <Box component="li" key={spot} sx={rowSx}>
                  <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.keptKind(spot, of)}</Typography>
                  <Button
                    size="small"
                    aria-label={texts.nobodyOf(spot)}
                    onClick={() => personal.decide(spot, null, conversation_id)}
                  >
                    {texts.nobody}
                  </Button>
                </Box>
              ))}
            </Box>
          </div>
          {decided.length > 0 && (
            <div>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {texts.kept}
              </Typography>
              <Box component="ul" sx={listSx}>
                {decided.map((one) => (
                  <Box component="li" key={one.words} sx={rowSx}>
                    <Typography sx={{ overflowWrap: 'anywhere' }}>
                      {one.kind === null ? texts.keptNobody(one.words) : texts.keptKind(one.words, one.kind)}
                    </Typography>
                    <Button
                      size="small"
                      aria-label={texts.forgetOf(one.words)}
                      onClick={() => personal.forget(one.words)}
                    >
                      {texts.forget}
                    </Button>
                  </Box>
                ))}
              </Box>
            </div>
          )}
          <MarkWords text={text} onMark={(words, kind) => personal.decide(words, kind, conversation_id)} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
