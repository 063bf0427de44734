import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { atom } from 'nanostores';
import type { manifest } from './manifest.ts';
import { Dashboard } from './screens/Dashboard.tsx';
import { texts } from './texts.ts';

const module: RemoteModule<typeof manifest> = {
  id: 'mf-dashboard',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Dashboard },
  $busy: atom(null),
  Fallback: createFallback({ icon: mdiAlertCircleOutline, ...texts.crash }),
};
export default module;
