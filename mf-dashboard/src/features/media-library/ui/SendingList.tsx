import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { libraryTexts } from '../libraryTexts.ts';
import { $sendings, endSending, retrySending } from '../state/sendings.ts';
import type { Sending } from '../state/sendings.ts';

const texts = libraryTexts.sending;

/** The files on their way, each with its progress and the way to end it; those that failed with why, and the way to try again. */
export function SendingList() {
  const sendings = useStore($sendings);
  if (sendings.length === 0) return null;
  return (
    <Stack component="ul" aria-label={texts.title} sx={{ listStyle: 'none', m: 0, p: 0, mb: 3, gap: 1.5 }}>
      {sendings.map((sending) => (
        <li key={sending.id}>{sending.problem === null ? <Way sending={sending} /> : <Failed sending={sending} />}</li>
      ))}
    </Stack>
  );
}

function Way({ sending: { id, file, sent } }: { readonly sending: Sending }) {
  const isOnItsWay = sent !== null && sent > 0 && sent < 1;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, bgcolor: 'background.paper' }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {sent === null ? texts.waiting : texts.percent(sent)}
        </Typography>
        <Button size="small" aria-label={texts.cancelName(file.name)} onClick={() => endSending(id)}>
          {texts.cancel}
        </Button>
      </Stack>
      {sent !== null && (
        <LinearProgress
          aria-label={texts.progress(file.name)}
          variant={isOnItsWay ? 'determinate' : 'indeterminate'}
          value={Math.round((sent ?? 0) * 100)}
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  );
}

function Failed({ sending: { id, file, problem } }: { readonly sending: Sending }) {
  const buttons = (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" color="inherit" aria-label={texts.retryName(file.name)} onClick={() => retrySending(id)}>
        {texts.retry}
      </Button>
      <Button size="small" color="inherit" aria-label={texts.dismissName(file.name)} onClick={() => endSending(id)}>
        {texts.dismiss}
      </Button>
    </Stack>
  );
  return (
    <Alert severity="error" action={buttons} sx={{ overflowWrap: 'anywhere', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      {texts.failed(file.name, problem ?? '')}
    </Alert>
  );
}
