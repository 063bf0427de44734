import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { Fallback } from './Fallback.tsx';
import { Dashboard } from './screens/Dashboard.tsx';

const module: RemoteModule<'mf-dashboard'> = {
  id: 'mf-dashboard',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Dashboard },
  $busy: atom(null),
  Fallback,
};
export default module;
