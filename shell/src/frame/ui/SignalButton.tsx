import { mdiRefresh, mdiRestart } from '@mdi/js';
import { signalModule } from '@dialogwerk/shared/state';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import type { RouteName } from '../../routes/RouteEntry.ts';
import { texts } from '../texts.ts';
import { labelWhereRoomy } from './whereRoomy.ts';

/** 'Neu starten' on Assess and 'Update' on Analyse (spec §2); the module on screen hears it. Where the bar is narrow, its icon alone. */
export function SignalButton({ routeName }: { readonly routeName: RouteName }) {
  if (routeName !== 'Assess' && routeName !== 'Analyse') return null;
  const isRestart = routeName === 'Assess';
  const label = isRestart ? texts.restart : texts.update;
  return (
    <Button
      variant="outlined"
      aria-label={label}
      title={label}
      onClick={() => signalModule(isRestart ? 'restart' : 'update')}
      sx={{ gap: 1, flexShrink: 0, whiteSpace: 'nowrap', minWidth: 44, px: 1.25 }}
    >
      <Icon path={isRestart ? mdiRestart : mdiRefresh} sx={{ fontSize: 20 }} />
      <Box component="span" sx={labelWhereRoomy}>
        {label}
      </Box>
    </Button>
  );
}
