import { Alert, AlertTitle, Button, CopyField, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { connectionTexts } from '../texts.ts';

const texts = connectionTexts.webhooks.secret;

/** A secret as it is shown once. */
export interface ShownSecret {
  readonly secret: string;
  /** Until when the one before signs, too; null for none. */
  readonly earlier_until: number | null;
}

interface SecretShownProps {
  readonly shown: ShownSecret;
  readonly onDone: () => void;
}

/** A secret that no call gives again. */
export function SecretShown({ shown: { secret, earlier_until }, onDone }: SecretShownProps) {
  const { moment } = useDates();
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle>{texts.title}</AlertTitle>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="body2">
          {texts.text} {earlier_until !== null && texts.overlap(moment(earlier_until))}
        </Typography>
        <CopyField label={texts.label} text={secret} />
        <Button color="inherit" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={onDone}>
          {texts.done}
        </Button>
      </Stack>
    </Alert>
  );
}
