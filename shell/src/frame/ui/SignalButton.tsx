import { mdiRefresh, mdiRestart } from '@mdi/js';
import { signalModule } from '@dialogwerk/shared/state';
import { Button, Icon } from '@dialogwerk/shared/ui';
import type { RouteName } from '../../routes/RouteEntry.ts';
import { texts } from '../texts.ts';

/** 'Neu starten' on Assess and 'Update' on Analyse (spec §2); the module on screen hears it. */
export function SignalButton({ routeName }: { readonly routeName: RouteName }) {
  if (routeName !== 'Assess' && routeName !== 'Analyse') return null;
  const isRestart = routeName === 'Assess';
  return (
    <Button
      variant="outlined"
      onClick={() => signalModule(isRestart ? 'restart' : 'update')}
      startIcon={<Icon path={isRestart ? mdiRestart : mdiRefresh} />}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {isRestart ? texts.restart : texts.update}
    </Button>
  );
}
