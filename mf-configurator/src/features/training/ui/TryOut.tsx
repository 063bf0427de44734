import { useResource } from '@dialogwerk/shared/clients';
import { Alert, Box, Paper, Skeleton, TextField, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useId, useState } from 'react';
import type { Meaning } from '../model/Meaning.ts';
import type { Place } from '../model/Place.ts';
import { texts } from '../texts.ts';
import { Decision } from './Decision.tsx';

interface TryOutProps {
  readonly place: Place;
  readonly meanings: readonly Meaning[];
}

/** Milliseconds after which a writer is taken to pause. */
const PAUSE = 300;
const LONGEST = 10_000;

/** A field to try a reply in: what the training makes of it, and why. */
export function TryOut({ place, meanings }: TryOutProps) {
  const [written, setWritten] = useState('');
  const [tried, setTried] = useState('');
  const titleId = useId();
  useEffect(() => {
    const timer = setTimeout(() => setTried(written.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [written]);
  return (
    <Paper component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1.5 }}>
        {texts.tryOut.title}
      </Typography>
      <TextField
        size="small"
        fullWidth
        label={texts.tryOut.field}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && setTried(written.trim())}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      {tried !== '' && <Tried text={tried} place={place} meanings={meanings} />}
    </Paper>
  );
}

function Tried({ text, place, meanings }: TryOutProps & { readonly text: string }) {
  const { state } = useResource('tryTraining', { ...place, text });
  return (
    <Box role="status" aria-label={texts.tryOut.result} sx={{ mt: 1.5 }}>
      {state.kind === 'loading' && <Skeleton height={28} width="60%" />}
      {state.kind === 'failed' && <Alert severity="error">{texts.tryOut.failed(state.reason)}</Alert>}
      {state.kind === 'loaded' && <Decision decision={state.value} meanings={meanings} />}
    </Box>
  );
}
