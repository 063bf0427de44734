import { Alert, Button } from '@dialogwerk/shared/ui';
import { loadHelp } from '../effects/loadHelp.ts';
import type { KnownHelp } from '../state/helpPages.ts';
import { texts } from '../texts.ts';

/** Says that pages of some module are not there, and asks for them again. */
export function MissingHelp({ help }: { readonly help: KnownHelp }) {
  if (help.missing.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }} action={<Button onClick={() => void loadHelp()}>{texts.retry}</Button>}>
      {texts.missing}
    </Alert>
  );
}
