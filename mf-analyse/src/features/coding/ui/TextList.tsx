import type { CountedCode } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, MenuItem, Skeleton, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useSettled } from '../../../useSettled.ts';
import { codingTexts as texts } from '../texts.ts';
import { useCodedTexts } from '../useCodedTexts.ts';
import type { CodingPlace } from '../useCodes.ts';
import { TextRow } from './TextRow.tsx';

interface TextListProps {
  readonly place: CodingPlace;
  readonly codes: readonly CountedCode[];
}

const AT_ONCE = 50;

/** The texts to code, searched and by their codes, a page at a time. */
export function TextList({ place, codes }: TextListProps) {
  const [wanted, setWanted] = useState('');
  const [code, setCode] = useState('');
  const [page, setPage] = useState(0);
  const search = useSettled(wanted.trim());
  const { state, reload, toggle } = useCodedTexts(place, { search, code, page });
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography variant="h3">{texts.texts}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <TextField
          size="small"
          fullWidth
          type="search"
          label={texts.search}
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setPage(0);
          }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          size="small"
          fullWidth
          label={texts.shown}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setPage(0);
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{texts.all}</MenuItem>
          <MenuItem value="none">{texts.none}</MenuItem>
          {codes.map(({ code_id, name }) => (
            <MenuItem key={code_id} value={code_id}>
              {texts.withCode(name)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {texts.keys}
      </Typography>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          {state.value.total === 0 && <Typography color="textSecondary">{texts.nothing}</Typography>}
          <Box component="ul" aria-label={texts.texts} sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
            {state.value.texts.map((text) => (
              <TextRow
                key={text.conversation_id}
                text={text}
                codes={codes}
                onToggle={(given) => void toggle(text, given)}
              />
            ))}
          </Box>
          {state.value.total > AT_ONCE && (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
                {texts.newer}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {texts.range(page * AT_ONCE + 1, Math.min(state.value.total, (page + 1) * AT_ONCE), state.value.total)}
              </Typography>
              <Button disabled={(page + 1) * AT_ONCE >= state.value.total} onClick={() => setPage(page + 1)}>
                {texts.older}
              </Button>
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
