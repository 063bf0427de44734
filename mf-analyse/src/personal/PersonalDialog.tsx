import type { PersonalKind } from '@dialogwerk/shared/contract';
import { personalKinds } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { MarkedText } from './MarkedText.tsx';
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
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<PersonalKind>('Name');
  const found = [...new Map(personal.find(text).map((spot) => [text.slice(spot.from, spot.to), spot.kind]))];
  const decided = personal.decided.filter((one) => text.includes(one.words));
  const wanted = words.trim();
  const isMissing = wanted !== '' && !text.includes(wanted);
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
          <Stack
            component="form"
            noValidate
            sx={{ gap: 1.5 }}
            onSubmit={(event) => {
              event.preventDefault();
              if (wanted === '' || isMissing) return;
              personal.decide(wanted, kind, conversation_id);
              setWords('');
            }}
          >
            <Typography variant="h3">{texts.add}</Typography>
            <TextField
              size="small"
              fullWidth
              label={texts.words}
              value={words}
              error={isMissing}
              helperText={isMissing ? texts.notInText : undefined}
              slotProps={{ htmlInput: { maxLength: 200 } }}
              onChange={({ target }) => setWords(target.value)}
            />
            <TextField
              select
              size="small"
              fullWidth
              label={texts.kind}
              value={kind}
              onChange={({ target }) => setKind(personalKinds.find((one) => one === target.value) ?? 'Angabe')}
            >
              {personalKinds.map((one) => (
                <MenuItem key={one} value={one}>
                  {one}
                </MenuItem>
              ))}
            </TextField>
            <Button
              type="submit"
              variant="outlined"
              disabled={wanted === '' || isMissing}
              sx={{ alignSelf: 'flex-start' }}
            >
              {texts.markThem}
            </Button>
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
