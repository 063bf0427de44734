import { MODULE_CONTRACT_VERSION } from '@dialogwerk/host/contract';
import type { RemoteModule } from '@dialogwerk/host/contract';
import { RetryButton, Stack, Typography } from '@dialogwerk/host/ui';
import { atom } from 'nanostores';
import type { manifest } from './manifest.ts';
import { Share } from './Share.tsx';
import { texts } from './texts.ts';

const module: RemoteModule<typeof manifest> = {
  id: 'mf-share',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Share },
  $busy: atom(null),
  Fallback: ({ retry }) => (
    <Stack>
      <Typography>{texts.crashed}</Typography>
      <RetryButton onRetry={retry} />
    </Stack>
  ),
};
export default module;
