import { Alert, AlertTitle, Button, CopyField, Stack, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

interface ShownKeyProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** A key that no call gives again. */
export function ShownKey({ secret, onDone }: ShownKeyProps) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ alignSelf: 'stretch', '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <AlertTitle>{texts.keyShownTitle}</AlertTitle>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="body2">{texts.keyShownText}</Typography>
        <CopyField label={texts.keyLabel} text={secret} />
        <Button color="inherit" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={onDone}>
          {texts.keyKept}
        </Button>
      </Stack>
    </Alert>
  );
}
