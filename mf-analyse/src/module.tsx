import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { atom } from 'nanostores';
import { Analyse } from './screens/Analyse.tsx';
import { texts } from './texts.ts';

const module: RemoteModule<'mf-analyse'> = {
  id: 'mf-analyse',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Analyse },
  $busy: atom(null),
  Fallback: createFallback({ icon: mdiAlertCircleOutline, ...texts.crash }),
};
export default module;
