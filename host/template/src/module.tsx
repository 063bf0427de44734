import { MODULE_CONTRACT_VERSION } from '@dialogwerk/host/contract';
import type { RemoteModule } from '@dialogwerk/host/contract';
import { RetryButton, Stack, Typography } from '@dialogwerk/host/ui';
import { atom } from 'nanostores';
import type { manifest } from './manifest.ts';
import { Start } from './screens/Start.tsx';
import { texts } from './texts.ts';

const module: RemoteModule<typeof manifest> = {
  id: 'mf-new',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Start },
  // Says why this module must not be replaced or left now: { reason: 'unsaved-work' }.
  $busy: atom(null),
  Fallback: ({ retry }) => (
    <Stack spacing={2} sx={{ p: 3, alignItems: 'start' }}>
      <Typography>{texts.crashed}</Typography>
      <RetryButton onRetry={retry} />
    </Stack>
  ),
};
export default module;
