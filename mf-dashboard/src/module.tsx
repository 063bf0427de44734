import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { atom } from 'nanostores';
import type { manifest } from './manifest.ts';
import { lazy } from 'react';
import { Dashboard } from './screens/Dashboard.tsx';
import { texts } from './texts.ts';

/** Comes where somebody looks for files. */
const Library = lazy(() => import('./screens/Library.tsx'));

const module: RemoteModule<typeof manifest> = {
  id: 'mf-dashboard',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Dashboard, Library },
  $busy: atom(null),
  Fallback: createFallback({ icon: mdiAlertCircleOutline, ...texts.crash }),
};
export default module;
